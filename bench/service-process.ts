import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync } from 'node:fs';
import { mkdir, mkdtemp } from 'node:fs/promises';
import path from 'node:path';

import { bundleProgram } from '../scripts/bundle-program.ts';

/**
 * The options that `npm start` uses, so that benchmarks measure what runs in production. That is also why the service
 * is bundled.
 */
export const NODE_OPTIONS: readonly string[] = ['--max-semi-space-size=8', '--max-old-space-size=1000'];

/** No write limit, because benchmarks write faster than people do. */
const settings = { TUREEN_PORT: '0', TUREEN_LIMIT_WRITES_PER_MINUTE: '0' } as const;

const root = path.join(import.meta.dirname, '..');

/** The environment without Tureen's settings, so that each engine is measured with the same ones. */
const getCleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:TUREEN_|DATABASE_URL$)/.test(name)));

/** What a service sends to the benchmark as soon as it is ready. */
interface Started {
  readonly address: string;
  /** Not in local mode. */
  readonly setupLink?: string;
}

export interface ServiceProcess extends Started {
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

/** Starts a program that sends the address of its service. */
const startProgram = async (
  program: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServiceProcess> => {
  const child = fork(program, {
    execArgv: [...NODE_OPTIONS],
    env: { ...getCleanEnvironment(), ...settings, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const [started] = (await Promise.race([once(child, 'message'), exited.then(() => [undefined])])) as [
    Started | undefined,
  ];
  if (started === undefined) throw new Error(`${program} did not start`);
  return {
    ...started,
    child,
    stop: async () => {
      if (child.connected) child.disconnect();
      await exited;
    },
  };
};

/** The program as `npm start` of its version runs the service: bundled, or from its sources in versions before that. */
const prepareProgram = async (checkout: string, name: string): Promise<string> => {
  const source = path.join(checkout, 'bench', name);
  const isBundled = existsSync(path.join(checkout, 'scripts/build-service.ts'));
  console.error(isBundled ? `Bundling ${source}.` : `Running ${source} from its sources: this version has no bundle.`);
  if (!isBundled) return source;
  const dist = path.join(checkout, 'dist');
  await mkdir(dist, { recursive: true });
  const folder = await mkdtemp(path.join(dist, 'bench-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  await bundleProgram(path.join('bench', name), folder, checkout);
  return path.join(folder, `${path.basename(name, '.ts')}.js`);
};

const programs = new Map<string, Promise<string>>();

/** Starts a program of the folder `bench`, of this checkout or another one, which runs the service. */
export const startServiceProcess = async (
  name: string,
  environment: Readonly<Record<string, string>>,
  checkout = root,
): Promise<ServiceProcess> => {
  const key = `${checkout} ${name}`;
  const program = programs.get(key) ?? prepareProgram(checkout, name);
  programs.set(key, program);
  return await startProgram(await program, environment);
};
