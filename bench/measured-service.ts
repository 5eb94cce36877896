import { fork } from 'node:child_process';
import { once } from 'node:events';

import { createCredential } from './credential.ts';
import type { Credential } from './credential.ts';
import { benchSettings, NODE_OPTIONS } from './service-options.ts';

export interface MeasuredService {
  readonly address: string;
  readonly credential: Credential;
  /** Sets what `/bench/constant` returns. */
  setConstant(body: object): Promise<void>;
  stop(): Promise<void>;
}

interface Started {
  readonly address: string;
  readonly setupLink: string;
}

/**
 * The environment without Tureen's settings, so that each engine is measured with default limits, except for the write
 * limit.
 */
const getCleanEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(?:TUREEN_|DATABASE_URL$)/.test(name)));

/** Starts the given service module in its own process, with accounts and one user who has an API token. */
export const startMeasuredService = async (
  module: URL,
  settings: Readonly<Record<string, string>>,
  data: string,
): Promise<MeasuredService> => {
  const child = fork(module, {
    execArgv: [...NODE_OPTIONS],
    env: { ...getCleanEnvironment(), TUREEN_DATA: data, ...benchSettings, TUREEN_AUTH: 'accounts', ...settings },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit');
  const stop = async (): Promise<void> => {
    if (child.connected) child.disconnect();
    await exited;
  };
  const [started] = (await Promise.race([once(child, 'message'), exited.then(() => [undefined])])) as [
    Started | undefined,
  ];
  if (started === undefined) throw new Error('the service failed to start');
  const { address, setupLink } = started;
  const credential = await createCredential(address, setupLink).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    address,
    credential,
    setConstant: async (body) => {
      const acknowledged = once(child, 'message');
      child.send(body);
      await acknowledged;
    },
    stop,
  };
};
