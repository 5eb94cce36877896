import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { benchSettings, NODE_OPTIONS } from '../service-options.ts';

export interface LibraryService {
  readonly address: string;
  /** Current resident memory of the process. */
  megabytes(): number;
  stop(): Promise<void>;
}

/**
 * The environment without Tureen's settings, so that each engine is measured in local mode and with default limits,
 * except for the write limit.
 */
const getCleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:TUREEN_|DATABASE_URL$)/.test(name)));

/** Starts the service in its own process, in local mode. */
export const startLibraryService = async (
  settings: Readonly<Record<string, string>>,
  data: string,
): Promise<LibraryService> => {
  const child = fork(path.join(import.meta.dirname, '../service.child.ts'), {
    execArgv: [...NODE_OPTIONS],
    env: { ...getCleanEnvironment(), TUREEN_DATA: data, ...benchSettings, TUREEN_LOG: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [started] = (await Promise.race([once(child, 'message'), exited.then(() => [undefined])])) as [
    { readonly address: string } | undefined,
  ];
  if (started === undefined) throw new Error('the service failed to start');
  return {
    address: started.address,
    megabytes: () => {
      const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
      return (Number(kibibytes) * 1024) / 1e6;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
};
