import type { Db } from '../../platform/db/database.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import { recipeStates } from '../recipes/index.ts';
import type { StateOfRecipe } from '../recipes/index.ts';
import type { StoredDish } from './dish.schemas.ts';

/** The state of recipes by id, without those that are gone. */
export type Recipes = ReadonlyMap<EntryId, StateOfRecipe>;

/** The state of the recipes of these dishes, read with one query. */
export const recipesOf = (db: Db, libraryId: LibraryId, dishes: readonly StoredDish[]): Promise<Recipes> =>
  recipeStates(
    db,
    libraryId,
    dishes.flatMap(({ entry_id }) => entry_id ?? []),
  );
