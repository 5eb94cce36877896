import { sql } from 'kysely';

import type { Db } from '../../platform/db/database.ts';
import { itemsOf, rowsOf } from '../../platform/db/json.ts';
import { prepared } from '../../platform/db/prepared.ts';
import type { RecipeState } from '../../platform/db/tables/recipes.ts';
import { unindexed } from '../../platform/db/unindexed.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';

const present = prepared((query, p: { library: LibraryId; ids: string }, traits) =>
  query
    // Starts from the list; otherwise SQLite would scan the library.
    .selectFrom(sql<{ value: string }>`${itemsOf(traits, p.ids)}`.as('wanted'))
    .crossJoin('recipe')
    .select((expressions) => [
      expressions.ref('recipe.id').$castTo<EntryId>().as('id'),
      'recipe.revision',
      'recipe.state',
      'recipe.title',
    ])
    .whereRef('recipe.id', '=', 'wanted.value')
    .where(unindexed(sql`recipe.library_id = ${p.library}`)),
);

interface PresentState {
  readonly id: EntryId;
  readonly revision: number;
  readonly state: RecipeState;
  readonly title: string;
}

/** The state of those entries that the library has. */
export const readStates = async (
  db: Db,
  library: LibraryId,
  ids: readonly EntryId[],
): Promise<readonly PresentState[]> => (ids.length === 0 ? [] : present.all(db, { library, ids: JSON.stringify(ids) }));

/** A recipe at one of its revisions. */
export interface PinnedRecipe {
  readonly entry_id: EntryId;
  readonly revision: number;
}

const had = prepared(
  (_query, p: { library: LibraryId; pinned: string }, traits) => sql<PinnedRecipe>`
    select given.entry_id, given.revision
    from ${rowsOf(traits, p.pinned, { entry_id: 'text', revision: 'bigint' })}
    cross join recipe_revision cross join recipe
    where recipe_revision.entry_id = given.entry_id and recipe_revision.revision = given.revision
    and recipe.id = given.entry_id and ${unindexed(sql`recipe.library_id = ${p.library}`)}`,
);

/** The revisions that exist in the library, in no particular order. */
export const readRevisions = async (
  db: Db,
  library: LibraryId,
  pinned: readonly PinnedRecipe[],
): Promise<readonly PinnedRecipe[]> =>
  pinned.length === 0 ? [] : had.all(db, { library, pinned: JSON.stringify(pinned) });
