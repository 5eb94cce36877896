import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { tagName } from './tag-page.ts';

export interface BenchService {
  readonly address: string;
  /** The ETag of the list of tags. */
  listTag(): Promise<string>;
  stop(): Promise<void>;
}

/** The service in a process of its own, with a page of tags in its library. */
export const startBenchService = async (environment: Readonly<Record<string, string>>): Promise<BenchService> => {
  const data = await mkdtemp(path.join(tmpdir(), 'tureen-bench-'));
  const child = fork(path.join(import.meta.dirname, 'service.child.ts'), {
    env: { ...process.env, TUREEN_DATA: data, TUREEN_PORT: '0', ...environment },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [address] = (await once(child, 'message')) as [string];

  for (let index = 0; index < 50; index += 1) {
    const answer = await fetch(`${address}/api/v1/tags`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: tagName(index), color: '#c2410c' }),
    });
    if (answer.status !== 201 && answer.status !== 409) throw new Error(await answer.text());
  }
  return {
    address,
    listTag: async () => (await fetch(`${address}/api/v1/tags`)).headers.get('etag') ?? '',
    stop: async () => {
      const ended = once(child, 'exit');
      child.disconnect();
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
};
