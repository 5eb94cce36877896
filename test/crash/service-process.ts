import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { testSettings } from '../support/test-settings.ts';

const root = path.join(import.meta.dirname, '../..');

/** The service as people run it, in its own process. */
export interface ServiceProcess {
  readonly address: string;
  readonly pid: number;
  /** Sends SIGKILL, like a crash or an impatient operator. */
  kill(): Promise<void>;
  /** Stops reading its output. */
  stopReading(): void;
  /** Sends SIGTERM and returns the exit code. */
  terminate(): Promise<number | null>;
}

const ended = async (child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> => {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
  return child.exitCode;
};

/** Starts the service from its sources, or another program in another folder. */
export const startProcess = async (
  settings: Readonly<Record<string, string>>,
  { program = 'src/app/main.ts', cwd = root }: { readonly program?: string; readonly cwd?: string } = {},
): Promise<ServiceProcess> => {
  const child = spawn(process.execPath, [program], {
    cwd,
    env: { ...process.env, ...testSettings, TUREEN_LOG: 'warn', ...settings },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(child.stdout)) {
    const address = /^Tureen is ready at (\S+)/.exec(line)?.[1];
    if (address !== undefined) {
      return {
        address,
        pid: child.pid ?? 0,
        kill: async () => void (await ended(child, 'SIGKILL')),
        stopReading: () => void child.stdout.pause(),
        terminate: () => ended(child, 'SIGTERM'),
      };
    }
  }
  if (child.exitCode === null) await once(child, 'exit');
  throw new Error(`the service ended with ${child.exitCode ?? child.signalCode} before it was ready`);
};
