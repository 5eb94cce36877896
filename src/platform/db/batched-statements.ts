import { sql } from 'kysely';
import type { Expression } from 'kysely';

import { writeInBatches } from './batches.ts';
import type { Database } from './database.ts';
import { prepareQuery } from './prepared-query.ts';
import type { Tables } from './tables.ts';

/** The rows of a table that a batched statement affects. */
interface BatchedRows<P> {
  readonly table: keyof Tables;
  /** The columns of its primary key. */
  readonly key: readonly string[];
  readonly where: (params: P) => Expression<unknown>;
}

/** Which rows, and how many of them at most. */
type Batch<P> = P & { readonly rows: number };

/** A condition for at most `rows` of the rows. */
const isInBatch = <P extends object>({ table, key, where }: BatchedRows<P>, params: Batch<P>) => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  return sql`(${columns}) in (
    select ${columns} from ${sql.table(table)} where ${where(params)} limit cast(${params.rows} as bigint))`;
};

/** Prepares a statement that deletes at most `rows` of the rows. */
export const prepareBatchedDelete = <P extends object>(rows: BatchedRows<P>) =>
  prepareQuery(
    (_query, params: Batch<P>) => sql<never>`delete from ${sql.table(rows.table)} where ${isInBatch(rows, params)}`,
  );

interface SizedRows<P> extends BatchedRows<P> {
  /** A column with texts that may have megabytes. */
  readonly text?: string;
}

const MAX_SIZED_ROWS = 500;
/** Freeing the pages of this many bytes takes SQLite about five milliseconds. */
const MAX_SIZED_BYTES = 2_000_000;

/**
 * Prepares a statement that deletes some of the rows: at most 500, and no more than have two megabytes of text,
 * but at least one. Run it until it deletes none.
 */
export const prepareSizedDelete = <P extends object>({ table, key, where, text }: SizedRows<P>) =>
  prepareQuery((_query, params: P) => {
    const columns = sql.join(key.map((column) => sql.ref(column)));
    const bytes = text === undefined ? sql.lit(0) : sql`octet_length(${sql.ref(text)})`;
    return sql<never>`delete from ${sql.table(table)} where (${columns}) in (
      select ${columns} from (
        select ${columns}, bytes, sum(bytes) over (order by ${columns}) as total from (
          select ${columns}, ${bytes} as bytes from ${sql.table(table)} where ${where(params)}
          order by ${columns} limit ${sql.lit(MAX_SIZED_ROWS)}) as first_rows) as sized
      where total - bytes < ${sql.lit(MAX_SIZED_BYTES)})`;
  });

/** Prepares a statement that sets columns of at most `rows` of the rows, which must no longer match afterwards. */
export const prepareBatchedUpdate = <P extends object>(rows: BatchedRows<P>, set: Expression<unknown>) =>
  prepareQuery(
    (_query, params: Batch<P>) =>
      sql<never>`update ${sql.table(rows.table)} set ${set} where ${isInBatch(rows, params)}`,
  );

type BatchedStatement<P extends object> = ReturnType<typeof prepareBatchedDelete<P>>;

/** Runs a batched statement until no rows are left, each time in its own short transaction. */
export const runInBatches = <P extends object>(
  database: Database,
  statement: BatchedStatement<P>,
  params: P,
  maxRows?: number,
): Promise<void> =>
  writeInBatches((rows) => database.transaction((tx) => statement.run(tx, { ...params, rows })), maxRows);
