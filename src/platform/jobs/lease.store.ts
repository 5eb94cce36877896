import { sql } from 'kysely';

import type { Instant } from '../clock/clock.ts';
import { prepareBatchedDelete, runInBatches } from '../db/batched-statements.ts';
import type { Database, Db, Tx } from '../db/database.ts';
import { jsonArrayItems } from '../db/json.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { LibraryId } from '../ids/ids.ts';
import type { Job, JobId, WorkerId } from './job.ts';
import { JOB_COLUMNS, toJob } from './job.store.ts';
import type { SelectedJobRow } from './job.store.ts';

/** Which worker has a job, and until when. */
export interface Lease {
  readonly worker: WorkerId;
  readonly now: Instant;
  readonly until: Instant;
}

/** Across all libraries and instances. Fewer than an instance has lanes, so one person cannot use all of them. */
export const MAX_RUNNING_JOBS_PER_USER = 3;

// SQLite uses the index of open jobs only if the condition of the index is repeated.
const isQueued = sql`state = 'queued' and state in ('queued', 'running')`;

// Workers that claim concurrently each get a different job. A library runs one job at a time, and users take turns: the
// one with the fewest running jobs comes first, so that large jobs of one household do not keep all others waiting.
const claim = prepareQuery((_query, p: Lease & { kinds: string }, features) => {
  const running = sql`(select count(*) from job as own where own.created_by = waiting.created_by and own.state = 'running')`;
  return sql<SelectedJobRow>`
    update job set state = 'running', worker = ${p.worker}, lease_until = ${p.until}, updated_at = ${p.now},
      revision = revision + 1
    where id = (
      select id from job as waiting
      where ${isQueued} and expires_at > ${p.now} and kind in ${jsonArrayItems(features, p.kinds)} and not exists (
        select 1 from job as other where other.library_id = waiting.library_id and other.state = 'running')
        and ${running} < ${MAX_RUNNING_JOBS_PER_USER}
      order by ${running}, id limit 1 ${sql.raw(features.hasRowLocks ? 'for update skip locked' : '')})
    returning ${JOB_COLUMNS}`;
});

/** Claims the next job of these kinds; undefined if none can start. */
export const claimJob = async (tx: Tx, lease: Lease, kinds: readonly string[]): Promise<Job | undefined> => {
  const row = await claim.first(tx, { ...lease, kinds: JSON.stringify(kinds) });
  return row && toJob(row);
};

const waiting = prepareQuery(
  (_query, p: { now: Instant }) => sql<{ id: string }>`
    select id from job
    where state in ('queued', 'running') and (state = 'queued' or lease_until < ${p.now}) limit 1`,
);

/** Whether there is anything to do. Called often and usually false, so it writes nothing. */
export const hasRunnableJobs = async (db: Db, now: Instant): Promise<boolean> =>
  (await waiting.first(db, { now })) !== undefined;

const hold = prepareQuery(
  (_query, p: Lease & { id: JobId }) => sql<SelectedJobRow & { cancels: number }>`
    update job set lease_until = ${p.until} where id = ${p.id} and worker = ${p.worker} and state = 'running'
    returning ${JOB_COLUMNS}, cancels`,
);

export interface LeasedJob {
  readonly job: Job;
  /** Cancellation was requested. */
  readonly isCancelled: boolean;
}

/**
 * Locks a job until the transaction ends, and extends its lease. Undefined if this worker no longer has it: the lease
 * expired and another worker took over, or the job has ended.
 */
export const renewLease = async (tx: Tx, id: JobId, lease: Lease): Promise<LeasedJob | undefined> => {
  const row = await hold.first(tx, { ...lease, id });
  if (row === undefined) return undefined;
  const { cancels, ...shown } = row;
  return { job: toJob(shown), isCancelled: cancels === 1 };
};

interface CountedItem {
  readonly id: JobId;
  readonly now: Instant;
  /** 1 if the item is in the desired state. */
  readonly good: number;
}

const count = prepareQuery(
  (_query, p: CountedItem & { result: string | null }) => sql<never>`
    update job set done = done + 1, succeeded = succeeded + ${p.good}, failed = failed + 1 - ${p.good},
      result = coalesce(${p.result}, result), revision = revision + 1, updated_at = ${p.now}
    where id = ${p.id}`,
);

/** Counts one more item of a job that the transaction holds, and updates the job's result if there is a new one. */
export const countProcessedItem = (
  tx: Tx,
  { result, ...item }: CountedItem & { readonly result?: object | undefined },
): void => count.defer(tx, { ...item, result: result === undefined ? null : JSON.stringify(result) });

const tell = prepareQuery(
  (_query, p: { id: JobId; now: Instant; done: number; total: number }) => sql<never>`
    update job set done = ${p.done}, succeeded = ${p.done}, total = ${p.total}, revision = revision + 1, updated_at = ${p.now}
    where id = ${p.id} and (done <> ${p.done} or total <> ${p.total})`,
);

/** Updates the progress of a job that the transaction holds. */
export const updateProgress = (
  tx: Tx,
  progress: { readonly id: JobId; readonly now: Instant; readonly done: number; readonly total: number },
): void => tell.defer(tx, progress);

const cancel = prepareQuery(
  (_query, p: { id: JobId }) => sql<never>`update job set cancels = 1, revision = revision + 1 where id = ${p.id}`,
);

/** Requests the worker of a job to end it. */
export const requestJobCancellation = (tx: Tx, id: JobId): void => cancel.defer(tx, { id });

const interrupt = prepareQuery(
  (_query, p: { now: Instant }) => sql<SelectedJobRow>`
    update job set state = case when cancels = 1 then 'cancelled' else 'interrupted' end,
      worker = null, lease_until = null, updated_at = ${p.now}, revision = revision + 1
    where state = 'running' and lease_until < ${p.now}
    returning ${JOB_COLUMNS}`,
);

/** Marks jobs whose lease has expired because their worker was cut off. */
export const interruptOverdueJobs = async (tx: Tx, now: Instant): Promise<readonly Job[]> =>
  (await interrupt.all(tx, { now })).map(toJob);

const expire = prepareQuery(
  (_query, p: { now: Instant; jobs: number }) => sql<SelectedJobRow>`
    update job set state = 'expired', input = '{}', worker = null, lease_until = null, updated_at = ${p.now},
      revision = revision + 1
    where id in (
      select id from job where state <> 'expired' and expires_at <= ${p.now} limit cast(${p.jobs} as bigint))
    returning ${JOB_COLUMNS}`,
);

/** Expires at most this many of the jobs whose time is over, whatever their state. */
export const expireJobs = async (tx: Tx, now: Instant, jobs: number): Promise<readonly Job[]> =>
  (await expire.all(tx, { now, jobs })).map(toJob);

const end = prepareQuery(
  (_query, p: { library: string; now: Instant }) => sql<never>`
    update job set state = 'expired', worker = null, lease_until = null, updated_at = ${p.now}, revision = revision + 1
    where library_id = ${p.library} and state <> 'expired'`,
);

/** Ends all jobs of a deleted library. Their workers notice at the next item. */
export const expireLibraryJobs = (tx: Tx, library: LibraryId, now: Instant): void => end.defer(tx, { library, now });

const items = prepareBatchedDelete({
  table: 'job_item',
  key: ['job_id', 'position'],
  where: (p: { job: JobId }) => sql`job_id = ${p.job}`,
});

/** Deletes the items of a job that has expired. */
export const deleteExpiredJobItems = (database: Database, job: JobId): Promise<void> =>
  runInBatches(database, items, { job });

const isExpiredBefore = (p: { before: Instant }) => sql`state = 'expired' and expires_at < ${p.before}`;

// Usually there are none: they are deleted when the job expires.
const oldItems = prepareBatchedDelete({
  table: 'job_item',
  key: ['job_id', 'position'],
  where: (p: { before: Instant }) => sql`job_id in (select id from job where ${isExpiredBefore(p)})`,
});

const old = prepareBatchedDelete({ table: 'job', key: ['id'], where: isExpiredBefore });

/** Deletes the jobs that expired before that time. */
export const deleteExpiredJobsBefore = async (database: Database, before: Instant): Promise<void> => {
  await runInBatches(database, oldItems, { before });
  await runInBatches(database, old, { before });
};
