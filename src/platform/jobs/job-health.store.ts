import { sql } from 'kysely';

import type { Instant } from '../clock/clock.ts';
import type { Db } from '../db/database.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { JobState } from './job.tables.ts';

/** Jobs of all libraries. */
interface JobQueueHealth {
  readonly queued: number;
  readonly running: number;
  readonly oldest_queued_at: Instant | null;
}

interface JobHealth extends JobQueueHealth {
  readonly interrupted: number;
  readonly failed: number;
}

/** Counting stops here; more would only take longer. */
const MAX_COUNTED = 10_001;

/**
 * The condition of the partial index that has the jobs of a state. It has to be repeated literally: SQLite does not infer
 * it from the state.
 */
const indexedAs = {
  queued: sql`state in ('queued', 'running')`,
  running: sql`state in ('queued', 'running')`,
  interrupted: sql`state <> 'expired'`,
  failed: sql`state <> 'expired'`,
} satisfies Partial<Record<JobState, unknown>>;

// A job past its expiry counts as expired even if that has not been written yet, so failed jobs are always recent ones.
const inState = (state: keyof typeof indexedAs, now: Instant) =>
  sql`from job where ${indexedAs[state]} and state = ${sql.lit(state)} and expires_at > ${now}`;

const countOf = (state: keyof typeof indexedAs) =>
  prepareQuery(
    (_query, p: { now: Instant }) => sql<{ jobs: number }>`
      select count(*) as jobs from (select 1 ${inState(state, p.now)} limit ${sql.lit(MAX_COUNTED)}) as counted`,
  );

const counts = {
  queued: countOf('queued'),
  running: countOf('running'),
  interrupted: countOf('interrupted'),
  failed: countOf('failed'),
};

// Ids begin with the time, so the oldest job has the first one.
const oldestQueued = prepareQuery(
  (_query, p: { now: Instant }) => sql<{ created_at: Instant }>`
    select created_at ${inState('queued', p.now)} order by id limit 1`,
);

const countJobs = async (db: Db, state: keyof typeof counts, now: Instant): Promise<number> =>
  (await counts[state].first(db, { now }))?.jobs ?? 0;

/** Shows whether workers keep up: how many jobs are waiting and since when, and how many are running. */
export const getJobQueueHealth = async (db: Db, now: Instant): Promise<JobQueueHealth> => ({
  queued: await countJobs(db, 'queued', now),
  running: await countJobs(db, 'running', now),
  oldest_queued_at: (await oldestQueued.first(db, { now }))?.created_at ?? null,
});

/** Shows whether jobs make progress. No count exceeds 10,001. */
export const getJobHealth = async (db: Db, now: Instant): Promise<JobHealth> => ({
  ...(await getJobQueueHealth(db, now)),
  interrupted: await countJobs(db, 'interrupted', now),
  failed: await countJobs(db, 'failed', now),
});
