import { once } from 'node:events';

import { createCredential } from './credential.ts';
import type { Credential } from './credential.ts';
import { startServiceProcess } from './service-process.ts';

export interface MeasuredService {
  readonly address: string;
  readonly credential: Credential;
  /** Sets what `/bench/constant` returns. */
  setConstant(body: object): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the given program of this folder in its own process, with accounts and one user who has an API token. */
export const startMeasuredService = async (
  program: string,
  settings: Readonly<Record<string, string>>,
  data: string,
): Promise<MeasuredService> => {
  const service = await startServiceProcess(program, { TUREEN_DATA: data, TUREEN_AUTH: 'accounts', ...settings });
  const { address, setupLink, child } = service;
  const credential = await createCredential(address, setupLink).catch(async (error: unknown) => {
    await service.stop();
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
    stop: service.stop,
  };
};
