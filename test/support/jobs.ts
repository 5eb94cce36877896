import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import type { TestClient } from './client.ts';
import { PATIENCE_MS } from './eventually.ts';
import type { TestService } from './test-service.ts';

const POLL_MS = 20;

export const readJob = async (client: TestClient, id: string): Promise<JobBody> => {
  const { status, body } = await client.get<JobBody>(`/api/v1/jobs/${id}`);
  assert.equal(status, 200);
  return body;
};

/** Waits until a job meets the condition. */
export const jobWhere = async (
  client: TestClient,
  id: string,
  isWanted: (job: JobBody) => boolean,
): Promise<JobBody> => {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const job = await readJob(client, id);
    if (isWanted(job)) return job;
    assert.ok(performance.now() < deadline, `the job is still ${JSON.stringify(job)}`);
    await pause(POLL_MS);
  }
};

/**
 * Waits until a job meets the condition, and resumes it whenever it is interrupted: with a short lease, a machine that
 * stands still for a moment is enough.
 */
export const resumedUntil = async (
  client: TestClient,
  id: string,
  isWanted: (job: JobBody) => boolean,
): Promise<{ readonly job: JobBody; readonly interruptions: number }> => {
  for (let interruptions = 0; ; interruptions += 1) {
    const job = await jobWhere(client, id, (now) => isWanted(now) || now.state === 'interrupted');
    if (isWanted(job)) return { job, interruptions };
    const { status, text } = await client.post(`/api/v1/jobs/${id}/resume`, undefined);
    assert.equal(status, 200, text);
  }
};

export const endedJob = (client: TestClient, id: string): Promise<JobBody> =>
  jobWhere(client, id, ({ state }) => state !== 'queued' && state !== 'running');

export interface ItemBody {
  readonly position: number;
  readonly id: string;
  readonly status: string;
  readonly revision?: number;
  readonly book_revision?: number;
  readonly current_revision?: number;
  readonly current_book_revision?: number;
  readonly recipe?: { readonly id: string; readonly title: string; readonly tags: readonly { id: string }[] };
  readonly problem?: { readonly code: string };
}

/** An item of an import job. */
export interface ImportItemBody {
  readonly position: number;
  readonly id: string;
  readonly status: string;
  readonly title: string;
  readonly import: {
    readonly state: string;
    readonly outcome: string | null;
    readonly reason?: string;
    readonly diagnostics: readonly { readonly code: string; readonly count: number }[];
  };
  readonly recipe?: { readonly id: string; readonly recipe_id: string; readonly revision: number };
  readonly warnings: readonly string[];
}

/** A job of a kind that no worker handles, written without the API. */
export const storedJob = async (
  service: TestService,
  library: string,
  user: string,
  state = 'interrupted',
): Promise<string> => {
  const id = randomUUID();
  await service.write(
    `insert into job (id, library_id, kind, state, revision, total, done, succeeded, failed, input, created_by,
       created_at, updated_at, expires_at, cancels)
     values ('${id}', '${library}', 'nobody-knows', '${state}', 1, 0, 0, 0, 0, '{}', '${user}',
       '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', '2999-01-01T00:00:00.000Z', 0)`,
  );
  return id;
};

/** Every item of a job, page by page. */
export const itemsOfJob = async <T = ItemBody>(client: TestClient, id: string): Promise<readonly T[]> => {
  const items: T[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const path = `/api/v1/jobs/${id}/items?limit=100${cursor === '' ? '' : `&cursor=${cursor}`}`;
    const page: { status: number; body: { items: readonly T[]; next_cursor: string | null } } = await client.get(path);
    assert.equal(page.status, 200);
    items.push(...page.body.items);
    cursor = page.body.next_cursor;
  }
  return items;
};
