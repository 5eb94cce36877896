import { sql } from 'kysely';

import type { Db, Tx } from '../../../../platform/db/database.ts';
import { longText } from '../../../../platform/db/long-text.ts';
import { jsonArrayNumbers } from '../../../../platform/db/json.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import type { RecipeState } from '../../recipes.tables.ts';
import type { EntryId, LibraryId } from '../../../../platform/ids/ids.ts';

/** How far the reindexing of a library has come. */
export interface ReindexProgress {
  readonly library: LibraryId;
  readonly next_version: number;
  readonly indexed_to: number;
}

const outdated = prepareQuery(
  (_query, p: { version: number }) => sql<ReindexProgress>`
    select library_id as library, next_version, indexed_to from search_space
    where version < ${p.version} order by number limit 1`,
);

/** A library that was indexed by an older version; undefined if there is none. */
export const findOutdatedLibrary = (db: Db, version: number): Promise<ReindexProgress | undefined> =>
  outdated.first(db, { version });

export interface StoredDocument {
  readonly number: number;
  readonly id: EntryId;
  readonly document_revision: number;
  readonly document: string;
}

const documents = prepareQuery(
  (_query, p: { library: LibraryId; after: number; rows: number }, features) => sql<StoredDocument>`
    select recipe.number, recipe.id, recipe_revision.document_revision,
      ${longText(features, 'recipe_document.document')} as document
    from (
      select number, id, revision from recipe
      where library_id = ${p.library} and number > ${p.after} order by number limit ${p.rows}
    ) as recipe
    join recipe_revision on recipe_revision.entry_id = recipe.id and recipe_revision.revision = recipe.revision
    join recipe_document on recipe_document.entry_id = recipe.id
      and recipe_document.revision = recipe_revision.document_revision
    order by recipe.number`,
);

/** The present documents of the next recipes, including the trash. */
export const listDocumentsAfter = (
  db: Db,
  library: LibraryId,
  after: number,
  rows: number,
): Promise<readonly StoredDocument[]> => documents.all(db, { library, after, rows });

const held = prepareQuery((query, p: { library: LibraryId }, { hasRowLocks }) =>
  query
    .selectFrom('search_space')
    .select(['version', 'next_version', 'indexed_to'])
    .where('library_id', '=', p.library)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

/** Locks the reindexing of a library until the transaction ends. */
export const lockSearchSpace = (
  tx: Tx,
  library: LibraryId,
): Promise<{ readonly version: number; readonly next_version: number; readonly indexed_to: number } | undefined> =>
  held.first(tx, { library });

const locked = prepareQuery(
  (_query, p: { numbers: string }, features) => sql<never>`
    select count(*) from (
      select 1 from recipe where number in ${jsonArrayNumbers(features, p.numbers)} order by number for no key update
    ) as locked`,
);

export interface LockedRecipe {
  readonly number: number;
  readonly state: RecipeState;
  readonly document_revision: number;
}

const standing = prepareQuery(
  (_query, p: { numbers: string }, features) => sql<LockedRecipe>`
    select recipe.number, recipe.state, recipe_revision.document_revision
    from ${jsonArrayNumbers(features, p.numbers)} as wanted cross join recipe
    join recipe_revision on recipe_revision.entry_id = recipe.id and recipe_revision.revision = recipe.revision
    where recipe.number = wanted.number`,
);

/** Locks recipes until the transaction ends, and returns their present state. */
export const lockRecipesByNumber = async (tx: Tx, numbers: readonly number[]): Promise<readonly LockedRecipe[]> => {
  const values = { numbers: JSON.stringify(numbers) };
  if (tx.features.hasRowLocks) await locked.first(tx, values);
  return standing.all(tx, values);
};

const advance = prepareQuery((query, p: ReindexProgress) =>
  query
    .updateTable('search_space')
    .set({ next_version: p.next_version, indexed_to: p.indexed_to })
    .where('library_id', '=', p.library),
);

export const saveReindexProgress = (tx: Tx, progress: ReindexProgress): void => advance.defer(tx, progress);

const finish = prepareQuery((query, p: { library: LibraryId; version: number }) =>
  query.updateTable('search_space').set({ version: p.version, indexed_to: 0 }).where('library_id', '=', p.library),
);

/** Marks the library as completely indexed by this version. */
export const completeReindexing = (tx: Tx, library: LibraryId, version: number): void =>
  finish.defer(tx, { library, version });

const revised = prepareQuery((query, p: { library: LibraryId }) =>
  query.selectFrom('library').select('revision').where('id', '=', p.library).where('deleted_at', 'is', null),
);

export const findRevisionNumberOfLibrary = async (tx: Tx, library: LibraryId): Promise<number | undefined> =>
  (await revised.first(tx, { library }))?.revision;
