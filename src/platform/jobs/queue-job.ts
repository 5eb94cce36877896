import type { Limits } from '../config/limits.ts';
import type { Tx } from '../db/database.ts';
import type { LibraryScope } from '../http/scope.ts';
import { emitJobUpdated } from './emit-job-updated.ts';
import type { Job, JobId } from './job.ts';
import { insertJobItems, insertJob } from './job.store.ts';
import { assertQueueCapacity } from './queue-capacity.ts';
import { wakeWorkersAfterCommit } from './job-queued-signal.ts';

/** Jobs and their results are kept for 24 hours. */
const LIFETIME_MS = 24 * 3_600_000;

interface NewJob {
  readonly kind: string;
  readonly input: object;
  /** Processed one after another; empty for a job that runs as a whole. */
  readonly targets?: readonly object[];
}

/** Queues a job, in the transaction of the request that starts it. */
export const queueJob = async (
  tx: Tx,
  scope: LibraryScope,
  limits: Pick<Limits, 'queued_jobs'>,
  { kind, input, targets = [] }: NewJob,
): Promise<Job> => {
  await assertQueueCapacity(tx, scope.libraryId, limits);
  const created = scope.clock.now();
  const now = created.toISOString();
  const progress = { total: targets.length, done: 0, succeeded: 0, failed: 0 };
  const id = scope.newId<JobId>();
  const common = { id, kind, state: 'queued', revision: 1, input: JSON.stringify(input), ...progress } as const;
  const expires = new Date(created.getTime() + LIFETIME_MS).toISOString();
  insertJob(tx, {
    ...common,
    library_id: scope.libraryId,
    result: null,
    problem: null,
    created_by: scope.userId,
    created_at: now,
    updated_at: now,
    expires_at: expires,
    worker: null,
    lease_until: null,
    cancels: 0,
  });
  if (targets.length > 0) {
    await tx.flush();
    await insertJobItems(tx, id, targets);
  }
  const job: Job = {
    ...common,
    libraryId: scope.libraryId,
    result: null,
    problem: null,
    createdBy: scope.userId,
    createdAt: now,
    updatedAt: now,
    expiresAt: expires,
  };
  emitJobUpdated(tx, scope, job);
  wakeWorkersAfterCommit(tx);
  return job;
};
