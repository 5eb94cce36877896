import type { Db } from '../../platform/db/database.ts';
import type { RecipeState } from '../../platform/db/tables/recipes.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import { readRevisions, readStates } from './recipe-states.store.ts';
import type { PinnedRecipe } from './recipe-states.store.ts';

/** How an entry stands now. Every change of the title or the state makes a revision, so the revision vouches for both. */
export interface StateOfRecipe {
  readonly revision: number;
  readonly state: RecipeState;
  readonly title: string;
}

/** How recipes stand, by their ids and by one statement however many there are; those that the library lacks are missing. */
export const recipeStates = async (
  db: Db,
  libraryId: LibraryId,
  entryIds: readonly EntryId[],
): Promise<ReadonlyMap<EntryId, StateOfRecipe>> => {
  const rows = await readStates(db, libraryId, [...new Set(entryIds)]);
  return new Map(rows.map(({ id, ...state }) => [id, state]));
};

const nameOf = ({ entry_id, revision }: PinnedRecipe): string => `${entry_id} ${revision}`;

/** Those of the revisions that no recipe of the library has, of however many by one statement. */
export const unknownRevisions = async <P extends PinnedRecipe>(
  db: Db,
  libraryId: LibraryId,
  pinned: readonly P[],
): Promise<readonly P[]> => {
  const known = new Set((await readRevisions(db, libraryId, pinned)).map(nameOf));
  return pinned.filter((one) => !known.has(nameOf(one)));
};
