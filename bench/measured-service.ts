import { fork } from 'node:child_process';
import { once } from 'node:events';

import { benchSettings } from './bench-settings.ts';
import { NODE_OPTIONS } from './node-options.ts';
import { newCredential } from './shopping/credential.ts';
import type { Credential } from './shopping/credential.ts';

export interface MeasuredService {
  readonly address: string;
  readonly credential: Credential;
  /** What `/bench/constant` answers from now on. */
  keepConstant(body: object): Promise<void>;
  stop(): Promise<void>;
}

interface Started {
  readonly address: string;
  readonly setupLink: string;
}

/** What the surroundings would set is left out: each engine is measured with the usual limits, but for that of writes. */
const surroundings = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:TUREEN_|DATABASE_URL$)/.test(name)));

/** A service in a process of its own, the module of which is given, with accounts and one person who has a token. */
export const startMeasuredService = async (
  module: URL,
  settings: Readonly<Record<string, string>>,
  data: string,
): Promise<MeasuredService> => {
  const child = fork(module, {
    execArgv: [...NODE_OPTIONS],
    env: { ...surroundings(), TUREEN_DATA: data, ...benchSettings, TUREEN_AUTH: 'accounts', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await ended;
  };
  const [started] = (await Promise.race([once(child, 'message'), ended.then(() => [undefined])])) as [
    Started | undefined,
  ];
  if (started === undefined) throw new Error('the service did not start');
  const { address, setupLink } = started;
  const credential = await newCredential(address, setupLink).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    address,
    credential,
    keepConstant: async (body) => {
      const kept = once(child, 'message');
      child.send(body);
      await kept;
    },
    stop,
  };
};
