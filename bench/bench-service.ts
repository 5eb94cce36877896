import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { benchSettings } from './bench-settings.ts';
import { NODE_OPTIONS } from './node-options.ts';
import { tagName } from './tag-page.ts';

export interface BenchService {
  readonly address: string;
  /** The credential that every request carries; none in local mode. */
  readonly credential: Readonly<Record<string, string>>;
  /** The ETag of the list of tags. */
  listTag(): Promise<string>;
  stop(): Promise<void>;
}

interface Started {
  readonly address: string;
  readonly setupLink?: string;
}

const post = async <T>(url: string, body: unknown, headers: Record<string, string> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return { cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '', body: (await answer.json()) as T };
};

/** A personal API token of the first administrator. */
const newCredential = async (address: string, setupLink: string): Promise<Record<string, string>> => {
  const token = new URL(setupLink).searchParams.get('token');
  const account = { token, username: 'bench', display_name: 'Bench', password: 'as fast as it can be' };
  const { cookie, body } = await post<{ csrf_token: string }>(`${address}/api/v1/auth/setup`, account);
  const made = await post<{ secret: string }>(
    `${address}/api/v1/account/tokens`,
    { name: 'bench', scopes: ['write'] },
    { cookie, 'x-csrf-token': body.csrf_token },
  );
  return { authorization: `Bearer ${made.body.secret}` };
};

/** The service in a process of its own, with a page of tags in its library. */
export const startBenchService = async (environment: Readonly<Record<string, string>>): Promise<BenchService> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-bench-'));
  const child = fork(path.join(import.meta.dirname, 'service.child.ts'), {
    execArgv: [...NODE_OPTIONS],
    env: { ...process.env, TUREEN_DATA: data, ...benchSettings, ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [{ address, setupLink }] = (await once(child, 'message')) as [Started];
  const credential = setupLink === undefined ? {} : await newCredential(address, setupLink);

  for (let index = 0; index < 50; index += 1) {
    const answer = await fetch(`${address}/api/v1/tags`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...credential },
      body: JSON.stringify({ name: tagName(index), color: '#c2410c' }),
    });
    if (answer.status !== 201 && answer.status !== 409) throw new Error(await answer.text());
  }
  return {
    address,
    credential,
    listTag: async () => (await fetch(`${address}/api/v1/tags`, { headers: credential })).headers.get('etag') ?? '',
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
};
