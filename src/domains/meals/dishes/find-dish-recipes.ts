import type { Db } from '../../../platform/db/database.ts';
import type { EntryId, LibraryId } from '../../../platform/ids/ids.ts';
import { findCurrentRecipeStates } from '../../recipes/index.ts';
import type { CurrentRecipeState } from '../../recipes/index.ts';
import type { StoredDish } from './dish.schemas.ts';

/** The state of recipes by id, without those that are gone. */
export type DishRecipes = ReadonlyMap<EntryId, CurrentRecipeState>;

/** The state of the recipes of these dishes, read with one query. */
export const findDishRecipes = (db: Db, libraryId: LibraryId, dishes: readonly StoredDish[]): Promise<DishRecipes> =>
  findCurrentRecipeStates(
    db,
    libraryId,
    dishes.flatMap(({ entry_id }) => entry_id ?? []),
  );
