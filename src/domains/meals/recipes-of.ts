import type { Db } from '../../platform/db/database.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import { recipeStates } from '../recipes/index.ts';
import type { StateOfRecipe } from '../recipes/index.ts';
import type { StoredDish } from './dish.schemas.ts';

/** How recipes stand, by their ids; those that are gone are missing. */
export type Recipes = ReadonlyMap<EntryId, StateOfRecipe>;

/** How the recipes of some dishes stand, read at once. */
export const recipesOf = (db: Db, libraryId: LibraryId, dishes: readonly StoredDish[]): Promise<Recipes> =>
  recipeStates(
    db,
    libraryId,
    dishes.flatMap(({ entry_id }) => entry_id ?? []),
  );
