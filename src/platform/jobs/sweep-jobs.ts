import { instantBefore, instantOf } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { announceJob } from './announce-job.ts';
import type { JobKind } from './job-kind.ts';
import { expireJobs, removeExpiredBefore, removeExpiredItems } from './lease.store.ts';

/** How long after its expiry a job is still reported as expired. */
const REMEMBERED_MS = 7 * 24 * 3_600_000;

/** Expires jobs after their 24 hours, and deletes their items and results. */
export const sweepJobs = async (database: Database, clock: Clock, kinds: readonly JobKind[]): Promise<void> => {
  const expired = await database.transaction(async (tx) => {
    const now = instantOf(clock);
    const jobs = await expireJobs(tx, now);
    if (jobs.length > 0) await removeExpiredItems(tx, now);
    for (const job of jobs) announceJob(tx, { clock }, job);
    return jobs;
  });
  for (const job of expired) {
    const kind = kinds.find(({ name }) => name === job.kind);
    if (kind?.how === 'whole') await kind.discard?.(job);
  }
  await database.transaction((tx) => removeExpiredBefore(tx, instantBefore(clock, REMEMBERED_MS)));
};
