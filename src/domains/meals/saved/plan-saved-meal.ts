import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { NewId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { assertNoViolations } from '../../../platform/problem/assert-no-violations.ts';
import { findDayViolations } from '../planned/find-day-violations.ts';
import type { DishId, StoredDish } from '../dishes/dish.schemas.ts';
import type { MealPlan } from '../planned/meal.schemas.ts';
import { storePlannedMeal } from '../planned/store-planned-meal.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';
import type { SavedMealId } from './saved-meal.schemas.ts';
import { findSavedMeal } from './saved-meal.store.ts';
import type { MealRepresentation } from '../dishes/present-meal.ts';

/** The same dishes with new ids; leftovers still refer to each other. */
const renamed = (newId: NewId, dishes: readonly StoredDish[]): readonly StoredDish[] => {
  const ids = new Map(dishes.map(({ id }) => [id, newId<DishId>()]));
  return dishes.map(({ leftover_of, ...dish }) => {
    const origin = leftover_of === undefined ? undefined : ids.get(leftover_of);
    return { ...dish, id: ids.get(dish.id) ?? newId<DishId>(), ...(origin !== undefined && { leftover_of: origin }) };
  });
};

/**
 * Plans a copy of a saved meal for a day: its name, notes, and dishes with new ids. Dishes whose recipe is gone are
 * planned too and shown as missing.
 */
export const planSavedMeal = async (
  tx: Tx,
  scope: LibraryScope,
  id: SavedMealId,
  { date, slot }: MealPlan,
): Promise<MealRepresentation> => {
  const saved = await findSavedMeal(tx, scope.libraryId, id);
  if (saved === undefined) throw new Problem('saved-meal-not-found');
  assertNoViolations(findDayViolations('body.date', date));
  const { name, notes } = saved;
  const dishes = renamed(scope.newId, saved.dishes);
  return storePlannedMeal(
    tx,
    scope,
    { date, slot, name, notes, dishes },
    await findDishRecipes(tx, scope.libraryId, dishes),
  );
};
