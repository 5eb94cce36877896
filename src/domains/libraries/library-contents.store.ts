import { sql } from 'kysely';

import type { Db, Tx } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { Prepared } from '../../platform/db/prepared.ts';
import type { Tables } from '../../platform/db/tables/tables.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';

const next = prepared((query, _p: object) =>
  query
    .selectFrom('library')
    .select((expressions) => expressions.ref('id').$castTo<LibraryId>().as('id'))
    .where('deleted_at', 'is not', null)
    .orderBy('deleted_at')
    .limit(1),
);

/** The library that was deleted first among those with contents left. */
export const findDeletedLibrary = async (db: Db): Promise<LibraryId | undefined> => (await next.first(db, {}))?.id;

const held = prepared((query, p: { library: LibraryId }, { hasRowLocks }) =>
  query
    .selectFrom('library')
    .select('id')
    .where('id', '=', p.library)
    .where('deleted_at', 'is not', null)
    .$if(hasRowLocks, (select) => select.forNoKeyUpdate().skipLocked()),
);

/** Locks a deleted library for the removal of its rows. False if another instance is already doing that. */
export const holdDeletedLibrary = async (tx: Tx, library: LibraryId): Promise<boolean> =>
  (await held.first(tx, { library })) !== undefined;

interface Slice {
  readonly library: LibraryId;
  readonly rows: number;
}

interface Contents {
  readonly table: keyof Tables;
  readonly removeSome: Prepared<Slice, never>;
  /** How many rows each one counts as. */
  readonly weight: number;
}

/** Rows that one transaction removes: about ten milliseconds of work on SQLite. */
const MAX_ROWS = 1000;
/** Deleting a recipe also deletes its document, revisions and search tokens. */
const HEAVY = 10;

/** Rows by their own library column, or by that of the row they belong to. */
const contentsOf = (
  table: keyof Tables,
  key: readonly string[],
  { parent, weight = 1 }: { parent?: { table: keyof Tables; column: string }; weight?: number } = {},
): Contents => {
  const columns = sql.join(key.map((column) => sql.ref(column)));
  const isOf = (library: LibraryId) =>
    parent === undefined
      ? sql`library_id = ${library}`
      : sql`${sql.ref(parent.column)} in (select id from ${sql.table(parent.table)} where library_id = ${library})`;
  const removeSome = prepared(
    (_query, p: Slice) => sql<never>`
      delete from ${sql.table(table)} where (${columns}) in (
        select ${columns} from ${sql.table(table)} where ${isOf(p.library)} limit cast(${p.rows} as bigint))`,
  );
  return { table, removeSome, weight };
};

/**
 * Tables of which a library may have many rows, in the order of removal: what others could still notice comes first.
 * Everything else is deleted with the library's row by foreign keys. So would be a table that is missing here, but not
 * in slices; a test compares this list with the foreign keys.
 */
const contents: readonly Contents[] = [
  contentsOf('webhook_delivery', ['id'], { parent: { table: 'webhook', column: 'webhook_id' } }),
  contentsOf('webhook', ['id']),
  contentsOf('invitation', ['id']),
  contentsOf('job_item', ['job_id', 'position'], { parent: { table: 'job', column: 'job_id' } }),
  contentsOf('job', ['id']),
  contentsOf('import_item', ['id'], {
    parent: { table: 'import_preview', column: 'preview_id' },
    weight: HEAVY,
  }),
  contentsOf('import_preview', ['id'], { weight: HEAVY }),
  contentsOf('recipe', ['number'], { weight: HEAVY }),
  contentsOf('recipe_word', ['library_id', 'word']),
  contentsOf('book', ['id']),
  contentsOf('tag', ['id']),
  contentsOf('facet', ['id']),
  contentsOf('pantry_entry', ['id']),
  contentsOf('meal', ['id']),
  contentsOf('saved_meal', ['id']),
  contentsOf('shopping_operation', ['library_id', 'list_id', 'user_id', 'operation_id']),
  contentsOf('shopping_rest', ['library_id', 'list_id', 'kind', 'id']),
  contentsOf('shopping_list', ['library_id', 'id'], { weight: HEAVY }),
  contentsOf('shopping_list_gone', ['library_id', 'id']),
  contentsOf('shopping_category', ['library_id', 'food']),
];

/** Names of the tables that are removed in slices. */
export const tablesInSlices: readonly string[] = contents.map(({ table }) => table);

/** Removes one slice. True if nothing is left except what is deleted with the library itself. */
export const removeSomeContents = async (tx: Tx, library: LibraryId): Promise<boolean> => {
  let left = MAX_ROWS;
  for (const { removeSome, weight } of contents) {
    const rows = Math.max(1, Math.floor(left / weight));
    const removed = await removeSome.run(tx, { library, rows });
    if (removed === rows) return false;
    left -= removed * weight;
  }
  return true;
};

const remove = prepared((query, p: { library: LibraryId }) => query.deleteFrom('library').where('id', '=', p.library));

/** Deletes the library with the few rows left in it. */
export const removeLibrary = (tx: Tx, library: LibraryId): void => remove.defer(tx, { library });
