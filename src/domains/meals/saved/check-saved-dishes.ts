import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { assertNoViolations } from '../../../platform/problem/assert-no-violations.ts';
import { findDishViolations, findDishesSizeViolations } from '../dishes/find-dish-violations.ts';
import type { StoredDish } from '../dishes/dish.schemas.ts';
import { findLeftoverViolations } from '../dishes/find-leftover-violations.ts';
import { findRecipeViolations } from '../dishes/find-recipe-violations.ts';
import type { DishRecipes } from '../dishes/find-dish-recipes.ts';

/**
 * Rejects invalid dishes of a saved meal. They may refer to recipes of the library and be leftovers of each other. A
 * recipe that a dish already referred to is accepted.
 */
export const checkSavedDishes = async (
  db: Db,
  libraryId: LibraryId,
  dishes: readonly StoredDish[],
  recipes: DishRecipes,
  before: readonly StoredDish[] = [],
): Promise<void> =>
  assertNoViolations([
    ...findDishesSizeViolations(dishes, before),
    ...findDishViolations(dishes),
    ...(await findRecipeViolations(db, libraryId, dishes, before, recipes)),
    ...findLeftoverViolations(dishes, [], new Set()),
  ]);
