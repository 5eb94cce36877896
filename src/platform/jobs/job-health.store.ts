import type { Instant } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { JobState } from './job.tables.ts';

/** Job counts across all libraries. */
interface JobHealth {
  readonly queued: number;
  readonly running: number;
  readonly interrupted: number;
  readonly failed: number;
  readonly oldest_queued_at: Instant | null;
}

const WATCHED: readonly JobState[] = ['queued', 'running', 'interrupted', 'failed'];

// A job past its expiry counts as expired even if that has not been written yet, so failed jobs are always recent ones.
const watched = prepareQuery((query, p: { now: Instant }) =>
  query
    .selectFrom('job')
    .select(({ fn }) => ['state', fn.countAll<number>().as('jobs'), fn.min('created_at').as('oldest')])
    .where('state', 'in', WATCHED)
    .where('expires_at', '>', p.now)
    .groupBy('state'),
);

/**
 * Shows whether jobs make progress: how many are waiting and since when, how many are running, interrupted or failed.
 */
export const getJobHealth = async (db: Db, now: Instant): Promise<JobHealth> => {
  const byState = new Map((await watched.all(db, { now })).map((row) => [row.state, row]));
  const count = (state: JobState): number => byState.get(state)?.jobs ?? 0;
  return {
    queued: count('queued'),
    running: count('running'),
    interrupted: count('interrupted'),
    failed: count('failed'),
    oldest_queued_at: byState.get('queued')?.oldest ?? null,
  };
};
