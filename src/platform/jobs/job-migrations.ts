import type { SqlDialect } from '../db/migrations/migration.ts';

/** Creates the tables of jobs. A job belongs to a row of `ownerTable` and is deleted with it. */
export const createJobTables = (
  ownerTable: string,
  { text, integer, table, keyTable }: SqlDialect,
): readonly string[] => [
  `create table job (
    id ${text} not null primary key,
    library_id ${text} not null references ${ownerTable} (id) on delete cascade,
    kind ${text} not null,
    state ${text} not null check (state in
      ('queued', 'running', 'awaiting-preview', 'interrupted', 'succeeded', 'failed', 'cancelled', 'expired')),
    revision ${integer} not null,
    total ${integer} not null,
    done ${integer} not null,
    succeeded ${integer} not null,
    failed ${integer} not null,
    input ${text} not null,
    result ${text},
    problem ${text},
    created_by ${text} not null,
    created_at ${text} not null,
    updated_at ${text} not null,
    expires_at ${text} not null,
    worker ${text},
    lease_until ${text},
    cancels ${integer} not null
  ) ${table}`,
  'create index job_library on job (library_id, id)',
  `create index job_open on job (state, id) where state in ('queued', 'running')`,
  // One running job per library, so that a large job of one household does not keep all others waiting.
  `create unique index job_running_once on job (library_id) where state = 'running'`,
  `create index job_expiry on job (expires_at) where state <> 'expired'`,
  // One target of a job. Each is processed in its own transaction, which also writes the result here.
  `create table job_item (
    job_id ${text} not null references job (id) on delete cascade,
    position ${integer} not null,
    target ${text} not null,
    status ${text} not null,
    result ${text},
    primary key (job_id, position)
  ) ${keyTable}`,
  `create index job_item_pending on job_item (job_id, position) where status = 'pending'`,
];

/** For deleting the jobs that expired long ago, which happens every minute. */
export const indexExpiredJobs = (): readonly string[] => [
  `create index job_expired on job (expires_at) where state = 'expired'`,
];

/** For counting the queued and running jobs of a library, which happens whenever another one is queued. */
export const indexOpenJobs = (): readonly string[] => [
  `create index job_open_by_library on job (library_id) where state in ('queued', 'running')`,
];
