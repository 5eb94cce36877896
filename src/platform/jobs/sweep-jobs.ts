import { instantBefore, getCurrentInstant } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { emitJobUpdated } from './emit-job-updated.ts';
import type { JobKind } from './job-kind.ts';
import type { Job } from './job.ts';
import { deleteExpiredJobItems, deleteExpiredJobsBefore, expireJobs } from './lease.store.ts';

/** How long after its expiry a job is still reported as expired. */
const REMEMBERED_MS = 7 * 24 * 3_600_000;

/** Jobs that expire in one transaction, each with an event. */
const MAX_EXPIRED_AT_ONCE = 100;

const expireSome = (database: Database, clock: Clock): Promise<readonly Job[]> =>
  database.transaction(async (tx) => {
    const jobs = await expireJobs(tx, getCurrentInstant(clock), MAX_EXPIRED_AT_ONCE);
    for (const job of jobs) emitJobUpdated(tx, { clock }, job);
    return jobs;
  });

/** Expires jobs after their 24 hours, and deletes their items and results. */
export const sweepJobs = async (database: Database, clock: Clock, kinds: readonly JobKind[]): Promise<void> => {
  for (;;) {
    const expired = await expireSome(database, clock);
    for (const job of expired) {
      await deleteExpiredJobItems(database, job.id);
      const kind = kinds.find(({ name }) => name === job.kind);
      if (kind?.mode === 'whole') await kind.discard?.(job);
    }
    if (expired.length < MAX_EXPIRED_AT_ONCE) break;
  }
  await deleteExpiredJobsBefore(database, instantBefore(clock, REMEMBERED_MS));
};
