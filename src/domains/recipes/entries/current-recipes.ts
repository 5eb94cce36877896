import type { Db } from '../../../platform/db/database.ts';
import type { RecipeState } from '../recipes.tables.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { findExistingRevisions, findCurrentRecipeRows } from './current-recipes.store.ts';
import type { PinnedRecipe } from './current-recipes.store.ts';

/**
 * The present state of an entry. Every change of the title or the state makes a revision, so an unchanged revision
 * implies that both are unchanged.
 */
export interface CurrentRecipeState {
  readonly revision: number;
  readonly state: RecipeState;
  readonly title: string;
}

/**
 * The present state of recipes, by id, with one statement however many there are. Leaves out those that the library
 * does not have.
 */
export const findCurrentRecipeStates = async (
  db: Db,
  libraryId: LibraryId,
  entryIds: readonly EntryId[],
): Promise<ReadonlyMap<EntryId, CurrentRecipeState>> => {
  const rows = await findCurrentRecipeRows(db, libraryId, [...new Set(entryIds)]);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
};

const nameOf = ({ entry_id, revision }: PinnedRecipe): string => `${entry_id} ${revision}`;

/** The revisions that do not exist in the library. Uses one statement, however many there are. */
export const findUnknownRevisions = async <P extends PinnedRecipe>(
  db: Db,
  libraryId: LibraryId,
  pinned: readonly P[],
): Promise<readonly P[]> => {
  const known = new Set((await findExistingRevisions(db, libraryId, pinned)).map(nameOf));
  return pinned.filter((one) => !known.has(nameOf(one)));
};
