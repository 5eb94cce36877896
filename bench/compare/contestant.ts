import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { Client } from '../client.ts';
import { createCredential } from '../credential.ts';
import type { Credential } from '../credential.ts';
import { startServiceProcess } from '../service-process.ts';

/** A service of one of the compared versions. */
export interface Contestant {
  readonly address: string;
  readonly credential: Credential;
  /** Creates something, and returns the JSON of the response. */
  create(path: string, body: object, headers?: Readonly<Record<string, string>>): Promise<{ readonly id: string }>;
  /** CPU time of the process so far. */
  cpuMs(): Promise<number>;
  stop(): Promise<void>;
}

/** Of `/proc`, the unit of CPU times on Linux. */
const MS_PER_TICK = 10;

const readCpuMs = async (pid: number): Promise<number> => {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in brackets may contain spaces.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MS_PER_TICK;
};

/** Starts the service of a checkout that has its dependencies installed, with an API token. */
export const startContestant = async (
  checkout: string,
  settings: Readonly<Record<string, string>>,
): Promise<Contestant> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-compare-'));
  const environment = { TUREEN_DATA: data, TUREEN_AUTH: 'accounts', ...settings };
  const { address, setupLink, child, stop } = await startServiceProcess('service.child.ts', environment, checkout);
  const credential = await createCredential(address, setupLink);
  const client = new Client(address, 1);
  return {
    address,
    credential,
    create: async (to, json, headers = {}) => {
      const { status, text } = await client.send(to, { method: 'POST', json, headers: { ...credential, ...headers } });
      if (status !== 201 && status !== 200) throw new Error(`POST ${to}: ${status} ${text.slice(0, 500)}`);
      return JSON.parse(text) as { id: string };
    },
    cpuMs: () => readCpuMs(child.pid ?? 0),
    stop: async () => {
      client.close();
      await stop();
      await rm(data, { recursive: true, force: true });
    },
  };
};
