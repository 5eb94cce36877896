import { getCurrentInstant } from '../clock/clock.ts';
import type { Clock, Instant } from '../clock/clock.ts';
import { asId } from '../ids/ids.ts';
import type { Id, NewId } from '../ids/ids.ts';
import type { Database, Db } from './database.ts';
import { prepareQuery } from './prepared-query.ts';

/** Identifies a database for its whole life. Copies and restored backups share the id of the original. */
export type DatabaseId = Id<'database'>;

const insert = prepareQuery((query, p: { id: DatabaseId; now: Instant }) =>
  query
    .insertInto('database_identity')
    .values({ only_row: 1, id: p.id, created_at: p.now })
    .onConflict((conflict) => conflict.column('only_row').doNothing()),
);

const select = prepareQuery((query, _p: object) => query.selectFrom('database_identity').select('id'));

const findDatabaseId = async (db: Db): Promise<DatabaseId | undefined> => {
  const row = await select.first(db, {});
  return row && asId<DatabaseId>(row.id);
};

/**
 * Returns the id of the database, which the first start assigns. If several instances start first at once, one wins.
 */
export const ensureDatabaseId = async (
  database: Database,
  { clock, newId }: { readonly clock: Clock; readonly newId: NewId },
): Promise<DatabaseId> => {
  const known = await findDatabaseId(database.db);
  if (known !== undefined) return known;
  await database.transaction((tx) => insert.run(tx, { id: newId<DatabaseId>(), now: getCurrentInstant(clock) }));
  const id = await findDatabaseId(database.db);
  if (id === undefined) throw new Error('the database has no id');
  return id;
};
