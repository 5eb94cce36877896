import { sql } from 'kysely';

import type { Instant } from '../../clock/clock.ts';
import { prepareBatchedDelete, prepareBatchedUpdate, runInBatches } from '../../db/batched-statements.ts';
import type { Database, Db, Tx } from '../../db/database.ts';
import { pickColumns, prepareQuery } from '../../db/prepared-query.ts';
import type { PlatformTables } from '../../db/platform.tables.ts';

export type Receipt = PlatformTables['receipt'];

/** A key together with its user and library. */
export type ReceiptKey = Pick<Receipt, 'user_id' | 'library_id' | 'key'>;

const byKey = prepareQuery((query, p: ReceiptKey) =>
  query
    .selectFrom('receipt')
    .selectAll()
    .where('user_id', '=', p.user_id)
    .where('library_id', '=', p.library_id)
    .where('key', '=', p.key),
);

export const findReceipt = (db: Db, key: ReceiptKey): Promise<Receipt | undefined> => byKey.first(db, key);

const insert = prepareQuery((query, p: Receipt) =>
  query
    .insertInto('receipt')
    .values(
      pickColumns(p, [
        'user_id',
        'library_id',
        'key',
        'operation',
        'request_hash',
        'status',
        'etag',
        'location',
        'body',
        'resource_id',
        'created_at',
      ]),
    ),
);

/** Commits together with the work it records; the database rejects a second receipt for the same key. */
export const saveReceipt = (tx: Tx, receipt: Receipt): void => insert.defer(tx, receipt);

const remove = prepareQuery((query, p: ReceiptKey & { created_at: Instant }) =>
  query
    .deleteFrom('receipt')
    .where('user_id', '=', p.user_id)
    .where('library_id', '=', p.library_id)
    .where('key', '=', p.key)
    .where('created_at', '=', p.created_at),
);

export const deleteReceipt = (tx: Tx, receipt: Receipt): Promise<number> => remove.run(tx, receipt);

const KEY = ['user_id', 'library_id', 'key'];

const oldBodies = prepareBatchedUpdate(
  {
    table: 'receipt',
    key: KEY,
    where: (p: { before: Instant }) => sql`created_at < ${p.before} and body is not null`,
  },
  sql`body = null`,
);

/** Strips older receipts down to the fact that their key was used. */
export const clearReceiptBodiesBefore = (database: Database, before: Instant): Promise<void> =>
  runInBatches(database, oldBodies, { before });

const old = prepareBatchedDelete({
  table: 'receipt',
  key: KEY,
  where: (p: { before: Instant }) => sql`created_at < ${p.before}`,
});

export const deleteReceiptsBefore = (database: Database, before: Instant): Promise<void> =>
  runInBatches(database, old, { before });
