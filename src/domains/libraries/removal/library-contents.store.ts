import { sql } from 'kysely';

import { prepareBatchedDelete, prepareSizedDelete } from '../../../platform/db/batched-statements.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { PreparedQuery } from '../../../platform/db/prepared-query.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { LibraryTable } from '../../../platform/module/library-table.ts';

const next = prepareQuery((query, _p: object) =>
  query
    .selectFrom('library')
    .select((expressions) => expressions.ref('id').$castTo<LibraryId>().as('id'))
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .limit(1),
);

/** The library that was deleted first among those with contents left. */
export const findNextDeletedLibrary = async (db: Db): Promise<LibraryId | undefined> => (await next.first(db, {}))?.id;

const held = prepareQuery((query, p: { library: LibraryId }, { hasRowLocks }) =>
  query
    .selectFrom('library')
    .select('id')
    .where('id', '=', p.library)
    .where('deleted_at', 'is not', null)
    .$if(hasRowLocks, (select) => select.forNoKeyUpdate().skipLocked()),
);

/** Locks a deleted library for the removal of its rows. False if another instance is already doing that. */
export const tryLockDeletedLibrary = async (tx: Tx, library: LibraryId): Promise<boolean> =>
  (await held.first(tx, { library })) !== undefined;

interface Slice {
  readonly library: LibraryId;
  readonly rows: number;
}

/** The statements that remove some rows of a table, and before them some of what belongs to these rows. */
interface TableRemoval {
  readonly removeContents: readonly PreparedQuery<Slice, never>[];
  readonly removeSome: PreparedQuery<Slice, never>;
  readonly weight: number;
}

/** Rows that one transaction removes: five milliseconds of work on SQLite, or ten times as much on a slow machine. */
const MAX_ROWS = 500;

const createTableRemoval = ({ table, key, parent, contents = [], weight = 1 }: LibraryTable): TableRemoval => {
  const isOfLibrary = ({ library }: { library: LibraryId }) =>
    parent === undefined
      ? sql`library_id = ${library}`
      : sql`${sql.ref(parent.column)} in (select id from ${sql.table(parent.table)} where library_id = ${library})`;
  const firstOwners = (slice: Slice) => sql`
    select id from ${sql.table(table)} where ${isOfLibrary(slice)} limit cast(${slice.rows} as bigint)`;
  const isEmpty = contents.map(
    ({ table: part, owner }) =>
      sql`not exists (select 1 from ${sql.table(part)} where ${sql.ref(owner)} = ${sql.ref(`${table}.id`)})`,
  );
  return {
    removeContents: contents.map(({ table: part, key: partKey, owner, text }) =>
      prepareSizedDelete<Slice>({
        table: part,
        key: partKey,
        where: (slice) => sql`${sql.ref(owner)} in (${firstOwners(slice)})`,
        ...(text !== undefined && { text }),
      }),
    ),
    removeSome:
      contents.length === 0
        ? prepareBatchedDelete({ table, key, where: isOfLibrary })
        : prepareQuery(
            (_query, slice: Slice) => sql<never>`
              delete from ${sql.table(table)} where id in (${firstOwners(slice)}) and ${sql.join(isEmpty, sql` and `)}`,
          ),
    weight,
  };
};

/** Removes rows of a library from these tables, in this order. */
export class LibraryContents {
  readonly #tables: readonly TableRemoval[];

  constructor(tables: readonly LibraryTable[]) {
    this.#tables = tables.map(createTableRemoval);
  }

  /** Removes one slice. True if nothing is left except what is deleted with the library itself. */
  async removeSlice(tx: Tx, library: LibraryId): Promise<boolean> {
    let left = MAX_ROWS;
    for (const { removeContents, removeSome, weight } of this.#tables) {
      const rows = Math.max(1, Math.floor(left / weight));
      let contents = 0;
      for (const removePart of removeContents) contents += await removePart.run(tx, { library, rows });
      const removed = await removeSome.run(tx, { library, rows });
      if (removed === rows || contents > 0) return false;
      left -= removed * weight;
    }
    return true;
  }
}

const remove = prepareQuery((query, p: { library: LibraryId }) =>
  query.deleteFrom('library').where('id', '=', p.library),
);

/** Deletes the library with the few rows left in it. */
export const removeLibrary = (tx: Tx, library: LibraryId): void => remove.defer(tx, { library });
