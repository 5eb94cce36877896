import { sql } from 'kysely';

import { getCurrentInstant } from '../clock/clock.ts';
import type { Clock, Instant } from '../clock/clock.ts';
import { toBatches } from '../db/batches.ts';
import type { Db, Tx } from '../db/database.ts';
import { jsonArrayRows } from '../db/json.ts';
import { pickColumns, prepareQuery } from '../db/prepared-query.ts';
import type { QueryBuilder } from '../db/prepared-query.ts';
import type { ItemStatus, JobTables } from './job.tables.ts';
import { asId } from '../ids/ids.ts';
import type { LibraryId, UserId } from '../ids/ids.ts';
import type { Job, JobId, JobItem, JobProgress } from './job.ts';

type JobRow = JobTables['job'];

const shown = [
  'id',
  'library_id',
  'kind',
  'state',
  'revision',
  'total',
  'done',
  'succeeded',
  'failed',
  'input',
  'result',
  'problem',
  'created_by',
  'created_at',
  'updated_at',
  'expires_at',
] as const;

export type SelectedJobRow = Pick<JobRow, (typeof shown)[number]>;

/** For `returning` clauses. */
export const JOB_COLUMNS = sql.join(shown.map((column) => sql.ref(column)));

export const toJob = (row: SelectedJobRow): Job => {
  const { id, library_id, created_by, created_at, updated_at, expires_at, ...rest } = row;
  return {
    ...rest,
    id: asId<JobId>(id),
    libraryId: asId<LibraryId>(library_id),
    createdBy: asId<UserId>(created_by),
    createdAt: created_at,
    updatedAt: updated_at,
    expiresAt: expires_at,
  };
};

const insert = prepareQuery((query, p: JobRow) =>
  query.insertInto('job').values(pickColumns(p, [...shown, 'worker', 'lease_until', 'cancels'])),
);

export const insertJob = (tx: Tx, row: JobRow): void => insert.defer(tx, row);

const insertAll = prepareQuery(
  (_query, p: { job: JobId; items: string }, features) => sql<never>`
    insert into job_item (job_id, position, target, status)
    select ${p.job}, position, target, 'pending'
    from ${jsonArrayRows(features, p.items, { position: 'bigint', target: 'text' })}`,
);

/** Inserts items, the first at this position, after the job itself has been sent. */
export const insertJobItems = async (tx: Tx, job: JobId, targets: readonly object[], start = 0): Promise<void> => {
  let position = start;
  for await (const batch of toBatches(targets)) {
    const items = batch.map((target) => ({ position: position++, target: JSON.stringify(target) }));
    await insertAll.run(tx, { job, items: JSON.stringify(items) });
  }
};

const removeItems = prepareQuery((query, p: { job: JobId }) =>
  query.deleteFrom('job_item').where('job_id', '=', p.job),
);

/** Deletes the items of a job that starts over. */
export const deleteJobItems = async (tx: Tx, job: JobId): Promise<void> => void (await removeItems.run(tx, { job }));

const setResult = prepareQuery(
  (_query, p: { id: JobId; result: string; now: Instant }) => sql<never>`
    update job set result = ${p.result}, revision = revision + 1, updated_at = ${p.now} where id = ${p.id}`,
);

/** Stores the result so far of a job that the transaction has locked. */
export const saveJobResult = (tx: Tx, { clock }: { readonly clock: Clock }, id: JobId, result: object): void =>
  setResult.defer(tx, { id, result: JSON.stringify(result), now: getCurrentInstant(clock) });

const own = (query: QueryBuilder, library: LibraryId, id: JobId) =>
  query.selectFrom('job').select(shown).where('id', '=', id).where('library_id', '=', library);

const one = prepareQuery((query, p: { library: LibraryId; id: JobId }) => own(query, p.library, p.id));

export const findJob = async (db: Db, library: LibraryId, id: JobId): Promise<Job | undefined> => {
  const row = await one.first(db, { library, id });
  return row && toJob(row);
};

const locked = prepareQuery((query, p: { library: LibraryId; id: JobId }, { hasRowLocks }) =>
  own(query, p.library, p.id).$if(hasRowLocks, (select) => select.forUpdate()),
);

const lockedResult = prepareQuery((query, p: { library: LibraryId; id: JobId }, { hasRowLocks }) =>
  query
    .selectFrom('job')
    .select('result')
    .where('id', '=', p.id)
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

/** Locks a job and returns its result so far, without its input, which may be long. */
export const lockJobResult = (
  tx: Tx,
  library: LibraryId,
  id: JobId,
): Promise<{ readonly result: string | null } | undefined> => lockedResult.first(tx, { library, id });

/** No one else can change the job until the transaction ends, not even its worker. */
export const lockJob = async (tx: Tx, library: LibraryId, id: JobId): Promise<Job | undefined> => {
  const row = await locked.first(tx, { library, id });
  return row && toJob(row);
};

const page = prepareQuery((query, p: { library: LibraryId; before: string; rows: number }) =>
  query
    .selectFrom('job')
    .select(shown.filter((column) => column !== 'input'))
    .where('library_id', '=', p.library)
    .where('id', '<', p.before)
    .orderBy('id', 'desc')
    .limit(p.rows),
);

/** Newest first. Leaves out the input, which may be long and is not shown. */
export const listJobs = async (db: Db, library: LibraryId, before: string, rows: number): Promise<readonly Job[]> =>
  (await page.all(db, { library, before, rows })).map((row) => toJob({ ...row, input: '{}' }));

const items = prepareQuery((query, p: { job: JobId; after: number; rows: number }) =>
  query
    .selectFrom('job_item')
    .select(['position', 'target', 'status', 'result'])
    .where('job_id', '=', p.job)
    .where('position', '>', p.after)
    .orderBy('position')
    .limit(p.rows),
);

export const listJobItems = (db: Db, job: JobId, after: number, rows: number): Promise<readonly JobItem[]> =>
  items.all(db, { job, after, rows });

const pending = prepareQuery((query, p: { job: JobId; rows: number }) =>
  query
    .selectFrom('job_item')
    .select(['position', 'target', 'status', 'result'])
    .where('job_id', '=', p.job)
    .where('status', '=', 'pending')
    .orderBy('position')
    .limit(p.rows),
);

/** The next unprocessed items. */
export const listPendingItems = (db: Db, job: JobId, rows: number): Promise<readonly JobItem[]> =>
  pending.all(db, { job, rows });

const settleOne = prepareQuery(
  (query, p: { job: JobId; position: number; status: ItemStatus; result: string | null }) =>
    query
      .updateTable('job_item')
      .set(pickColumns(p, ['status', 'result']))
      .where('job_id', '=', p.job)
      .where('position', '=', p.position),
);

/** With so few, PostgreSQL looks them up one by one. It assumes that a longer list has a hundred, and reads all items. */
const MAX_SETTLED_TOGETHER = 16;

const settleSome = prepareQuery(
  // With the id of the job in each row, SQLite looks them up too. Otherwise it reads all items of the job.
  (_query, p: { rows: string }, features) => sql<never>`
    update job_item set status = given.status, result = given.result
    from (
      select * from
        ${jsonArrayRows(features, p.rows, { job_id: 'text', position: 'bigint', status: 'text', result: 'text' })}
      limit ${sql.lit(MAX_SETTLED_TOGETHER)}) as given
    where job_item.job_id = given.job_id and job_item.position = given.position`,
);

const status = prepareQuery((query, p: { job: JobId; position: number }) =>
  query.selectFrom('job_item').select('status').where('job_id', '=', p.job).where('position', '=', p.position),
);

/** Checked while holding the job: a commit that seemed lost may have gone through after all. */
export const isItemPending = async (tx: Tx, job: JobId, { position }: Pick<JobItem, 'position'>): Promise<boolean> =>
  (await status.first(tx, { job, position }))?.status === 'pending';

/** The outcome of an item of a job. */
export interface JobItemOutcome extends Pick<JobItem, 'position'> {
  readonly status: ItemStatus;
  readonly result: object | undefined;
}

export const saveItemOutcomes = (tx: Tx, job: JobId, outcomes: readonly JobItemOutcome[]): void => {
  const rows = outcomes.map(({ position, status, result }) => ({
    job_id: job,
    position,
    status,
    result: result === undefined ? null : JSON.stringify(result),
  }));
  const [only, ...others] = rows;
  if (only !== undefined && others.length === 0) return settleOne.defer(tx, { ...only, job });
  for (let from = 0; from < rows.length; from += MAX_SETTLED_TOGETHER) {
    settleSome.defer(tx, { rows: JSON.stringify(rows.slice(from, from + MAX_SETTLED_TOGETHER)) });
  }
};

const skip = prepareQuery(
  (_query, p: { job: JobId }) => sql<never>`
    update job_item set status = 'skipped' where job_id = ${p.job} and status = 'pending'`,
);

/** Marks the items that were not processed when the job ended. */
export const skipPendingItems = async (tx: Tx, job: JobId): Promise<void> => void (await skip.run(tx, { job }));

interface Change extends JobProgress {
  readonly id: JobId;
  readonly state: JobRow['state'];
  readonly revision: number;
  readonly result: string | null;
  readonly problem: string | null;
  readonly updated_at: Instant;
  readonly worker: string | null;
  readonly lease_until: Instant | null;
  readonly cancels: number;
}

const change = prepareQuery((query, p: Change) =>
  query
    .updateTable('job')
    .set(
      pickColumns(p, [
        'state',
        'revision',
        'total',
        'done',
        'succeeded',
        'failed',
        'result',
        'problem',
        'updated_at',
        'worker',
        'lease_until',
        'cancels',
      ]),
    )
    .where('id', '=', p.id),
);

/** Updates a job that this transaction has locked. */
export const updateJob = (tx: Tx, changed: Change): void => change.defer(tx, changed);

/** Separates these advisory locks from those used for other purposes. */
const QUEUE = sql.lit(5);

const hold = prepareQuery(
  (_query, p: { library: LibraryId }) =>
    sql<never>`select pg_advisory_xact_lock(${QUEUE}, hashtext(cast(${p.library} as text)))`,
);

/** No other job of this library can be queued until the transaction ends. */
export const lockQueue = async (tx: Tx, library: LibraryId): Promise<void> => {
  if (tx.features.hasRowLocks) await hold.first(tx, { library });
};

const open = prepareQuery(
  (_query, p: { library: LibraryId; most: number }) => sql<{ number: number }>`
    select count(*) as number from (
      select 1 from job where library_id = ${p.library} and state in ('queued', 'running') limit ${p.most}) as open`,
);

/** The number of a library's queued and running jobs, counted up to `max`. */
export const countOpenJobs = async (db: Db, library: LibraryId, max: number): Promise<number> =>
  (await open.first(db, { library, most: max }))?.number ?? 0;

const known = prepareQuery((query, p: { id: JobId }) => query.selectFrom('job').select('id').where('id', '=', p.id));

/** Whether a job with this id exists in any library. */
export const jobExists = async (db: Db, id: JobId): Promise<boolean> => (await known.first(db, { id })) !== undefined;
