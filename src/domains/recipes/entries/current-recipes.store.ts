import { sql } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { jsonArrayItems, jsonArrayRows } from '../../../platform/db/json.ts';
import { prepareQuery } from '../../../platform/db/prepared-query.ts';
import type { RecipeState } from '../recipes.tables.ts';
import { withoutIndex } from '../../../platform/db/without-index.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';

const present = prepareQuery((query, p: { library: LibraryId; ids: string }, features) =>
  query
    // Starts from the list; otherwise SQLite would scan the library.
    .selectFrom(sql<{ value: string }>`${jsonArrayItems(features, p.ids)}`.as('wanted'))
    .crossJoin('recipe')
    .select((expressions) => [
      expressions.ref('recipe.id').$castTo<EntryId>().as('id'),
      'recipe.revision',
      'recipe.state',
      'recipe.title',
    ])
    .whereRef('recipe.id', '=', 'wanted.value')
    .where(withoutIndex(sql`recipe.library_id = ${p.library}`)),
);

interface PresentState {
  readonly id: EntryId;
  readonly revision: number;
  readonly state: RecipeState;
  readonly title: string;
}

/** The state of those entries that the library has. */
export const findCurrentRecipeRows = async (
  db: Db,
  library: LibraryId,
  ids: readonly EntryId[],
): Promise<readonly PresentState[]> => (ids.length === 0 ? [] : present.all(db, { library, ids: JSON.stringify(ids) }));

/** A recipe at one of its revisions. */
export interface PinnedRecipe {
  readonly entry_id: EntryId;
  readonly revision: number;
}

const had = prepareQuery(
  (_query, p: { library: LibraryId; pinned: string }, features) => sql<PinnedRecipe>`
    select given.entry_id, given.revision
    from ${jsonArrayRows(features, p.pinned, { entry_id: 'text', revision: 'bigint' })}
    cross join recipe_revision cross join recipe
    where recipe_revision.entry_id = given.entry_id and recipe_revision.revision = given.revision
    and recipe.id = given.entry_id and ${withoutIndex(sql`recipe.library_id = ${p.library}`)}`,
);

/** The revisions that exist in the library, in no particular order. */
export const findExistingRevisions = async (
  db: Db,
  library: LibraryId,
  pinned: readonly PinnedRecipe[],
): Promise<readonly PinnedRecipe[]> =>
  pinned.length === 0 ? [] : had.all(db, { library, pinned: JSON.stringify(pinned) });
