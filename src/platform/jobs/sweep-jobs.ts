import { instantBefore, getCurrentInstant } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { emitJobUpdated } from './emit-job-updated.ts';
import type { JobKind } from './job-kind.ts';
import { expireJobs, deleteExpiredJobsBefore, deleteExpiredJobItems } from './lease.store.ts';

/** How long after its expiry a job is still reported as expired. */
const REMEMBERED_MS = 7 * 24 * 3_600_000;

/** Expires jobs after their 24 hours, and deletes their items and results. */
export const sweepJobs = async (database: Database, clock: Clock, kinds: readonly JobKind[]): Promise<void> => {
  const expired = await database.transaction(async (tx) => {
    const now = getCurrentInstant(clock);
    const jobs = await expireJobs(tx, now);
    if (jobs.length > 0) await deleteExpiredJobItems(tx, now);
    for (const job of jobs) emitJobUpdated(tx, { clock }, job);
    return jobs;
  });
  for (const job of expired) {
    const kind = kinds.find(({ name }) => name === job.kind);
    if (kind?.mode === 'whole') await kind.discard?.(job);
  }
  await database.transaction((tx) => deleteExpiredJobsBefore(tx, instantBefore(clock, REMEMBERED_MS)));
};
