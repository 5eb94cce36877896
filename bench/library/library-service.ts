import { execFileSync, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import { benchSettings } from '../bench-settings.ts';
import { NODE_OPTIONS } from '../node-options.ts';

export interface LibraryService {
  readonly address: string;
  /** What of the machine's memory the process holds now. */
  megabytes(): number;
  stop(): Promise<void>;
}

/** What the surroundings would set is left out: each engine is measured in local mode and with the usual limits, but for that of writes. */
const surroundings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:TUREEN_|DATABASE_URL$)/.test(name)));

/** The service in a process of its own, in local mode. */
export const startLibraryService = async (
  settings: Readonly<Record<string, string>>,
  data: string,
): Promise<LibraryService> => {
  const child = fork(path.join(import.meta.dirname, '../service.child.ts'), {
    execArgv: [...NODE_OPTIONS],
    env: { ...surroundings(), TUREEN_DATA: data, ...benchSettings, TUREEN_LOG: 'warn', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const [started] = (await Promise.race([once(child, 'message'), ended.then(() => [undefined])])) as [
    { readonly address: string } | undefined,
  ];
  if (started === undefined) throw new Error('the service did not start');
  return {
    address: started.address,
    megabytes: () => {
      const kibibytes = execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' });
      return (Number(kibibytes) * 1024) / 1e6;
    },
    stop: async () => {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
};
