import { sql } from 'kysely';

import type { Instant } from '../clock/clock.ts';
import type { Db, Tx } from '../db/database.ts';
import { itemsOf } from '../db/json.ts';
import { prepared } from '../db/prepared.ts';
import type { LibraryId } from '../ids/ids.ts';
import type { Job, JobId, WorkerId } from './job.ts';
import { SHOWN, jobOf } from './job.store.ts';
import type { ShownRow } from './job.store.ts';

/** Who works at a job, and for how long nobody else may. */
export interface Lease {
  readonly worker: WorkerId;
  readonly now: Instant;
  readonly until: Instant;
}

/** Of one person at a time, in all of their libraries and on all instances: fewer than an instance has lanes. */
export const MAX_RUNNING_PER_PERSON = 3;

// Of several that look at once each finds another. A library has one job at a time, and people take turns: who has fewest
// running is first, so that the large ones of one household do not keep all others waiting.
const claim = prepared((_query, p: Lease & { kinds: string }, traits) => {
  const running = sql`(select count(*) from job as own where own.created_by = waiting.created_by and own.state = 'running')`;
  return sql<ShownRow>`
    update job set state = 'running', worker = ${p.worker}, lease_until = ${p.until}, updated_at = ${p.now},
      revision = revision + 1
    where id = (
      select id from job as waiting
      where state = 'queued' and expires_at > ${p.now} and kind in ${itemsOf(traits, p.kinds)} and not exists (
        select 1 from job as other where other.library_id = waiting.library_id and other.state = 'running')
        and ${running} < ${MAX_RUNNING_PER_PERSON}
      order by ${running}, id limit 1 ${sql.raw(traits.hasRowLocks ? 'for update skip locked' : '')})
    returning ${SHOWN}`;
});

/** Takes the job of these kinds whose turn it is; undefined where none waits that may begin. */
export const claimJob = async (tx: Tx, lease: Lease, kinds: readonly string[]): Promise<Job | undefined> => {
  const row = await claim.first(tx, { ...lease, kinds: JSON.stringify(kinds) });
  return row && jobOf(row);
};

const waiting = prepared(
  (_query, p: { now: Instant }) => sql<{ id: string }>`
    select id from job where state = 'queued' or (state = 'running' and lease_until < ${p.now}) limit 1`,
);

/** Whether there is anything to do. Looked at often, and mostly in vain: it writes nothing. */
export const hasWork = async (db: Db, now: Instant): Promise<boolean> =>
  (await waiting.first(db, { now })) !== undefined;

const hold = prepared(
  (_query, p: Lease & { id: JobId }) => sql<ShownRow & { cancels: number }>`
    update job set lease_until = ${p.until} where id = ${p.id} and worker = ${p.worker} and state = 'running'
    returning ${SHOWN}, cancels`,
);

export interface HeldJob {
  readonly job: Job;
  /** Somebody asked to end it. */
  readonly isCancelled: boolean;
}

/**
 * Holds a job until the transaction ends, and its lease for longer. Undefined where it is no longer this worker's: the
 * lease ran out and somebody else goes on, or the job is over.
 */
export const holdJob = async (tx: Tx, id: JobId, lease: Lease): Promise<HeldJob | undefined> => {
  const row = await hold.first(tx, { ...lease, id });
  if (row === undefined) return undefined;
  const { cancels, ...shown } = row;
  return { job: jobOf(shown), isCancelled: cancels === 1 };
};

interface CountedItem {
  readonly id: JobId;
  readonly now: Instant;
  /** 1 where it is as it was wanted. */
  readonly good: number;
}

const count = prepared(
  (_query, p: CountedItem & { result: string | null }) => sql<never>`
    update job set done = done + 1, succeeded = succeeded + ${p.good}, failed = failed + 1 - ${p.good},
      result = coalesce(${p.result}, result), revision = revision + 1, updated_at = ${p.now}
    where id = ${p.id}`,
);

/** One item more of a job that the transaction holds, and what the job has come to with it where that is told. */
export const countItem = (tx: Tx, { result, ...item }: CountedItem & { readonly result?: object | undefined }): void =>
  count.later(tx, { ...item, result: result === undefined ? null : JSON.stringify(result) });

const tell = prepared(
  (_query, p: { id: JobId; now: Instant; done: number; total: number }) => sql<never>`
    update job set done = ${p.done}, succeeded = ${p.done}, total = ${p.total}, revision = revision + 1, updated_at = ${p.now}
    where id = ${p.id} and (done <> ${p.done} or total <> ${p.total})`,
);

/** How far it is, of a job that the transaction holds. */
export const tellProgress = (
  tx: Tx,
  progress: { readonly id: JobId; readonly now: Instant; readonly done: number; readonly total: number },
): void => tell.later(tx, progress);

const cancel = prepared(
  (_query, p: { id: JobId }) => sql<never>`update job set cancels = 1, revision = revision + 1 where id = ${p.id}`,
);

/** Tells who works at a job that it is to end. */
export const askToCancel = (tx: Tx, id: JobId): void => cancel.later(tx, { id });

const interrupt = prepared(
  (_query, p: { now: Instant }) => sql<ShownRow>`
    update job set state = case when cancels = 1 then 'cancelled' else 'interrupted' end,
      worker = null, lease_until = null, updated_at = ${p.now}, revision = revision + 1
    where state = 'running' and lease_until < ${p.now}
    returning ${SHOWN}`,
);

/** Those that nobody works at any more, since who did was cut short. */
export const interruptOverdue = async (tx: Tx, now: Instant): Promise<readonly Job[]> =>
  (await interrupt.all(tx, { now })).map(jobOf);

const expire = prepared(
  (_query, p: { now: Instant }) => sql<ShownRow>`
    update job set state = 'expired', input = '{}', worker = null, lease_until = null, updated_at = ${p.now},
      revision = revision + 1
    where state <> 'expired' and expires_at <= ${p.now}
    returning ${SHOWN}`,
);

/** Those whose time is over, whatever became of them. */
export const expireJobs = async (tx: Tx, now: Instant): Promise<readonly Job[]> =>
  (await expire.all(tx, { now })).map(jobOf);

const end = prepared(
  (_query, p: { library: string; now: Instant }) => sql<never>`
    update job set state = 'expired', worker = null, lease_until = null, updated_at = ${p.now}, revision = revision + 1
    where library_id = ${p.library} and state <> 'expired'`,
);

/** Ends all jobs of a library that is deleted. Who works at one finds that out with the next item. */
export const endJobsOf = (tx: Tx, library: LibraryId, now: Instant): void => end.later(tx, { library, now });

const forgetItems = prepared(
  (_query, p: { now: Instant }) => sql<never>`
    delete from job_item where job_id in (select id from job where state = 'expired' and updated_at = ${p.now})`,
);

/** The items of those that expired at that moment. */
export const removeExpiredItems = async (tx: Tx, now: Instant): Promise<void> =>
  void (await forgetItems.run(tx, { now }));

const forget = prepared(
  (_query, p: { before: Instant }) => sql<never>`
    delete from job where state = 'expired' and expires_at < ${p.before}`,
);

export const removeExpiredBefore = async (tx: Tx, before: Instant): Promise<void> =>
  void (await forget.run(tx, { before }));
