import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { assertNoViolations } from '../../../platform/problem/assert-no-violations.ts';
import { findDayViolations } from './find-day-violations.ts';
import { findDishViolations, findDishesSizeViolations } from '../dishes/find-dish-violations.ts';
import { findLeftoverViolations, findExternalOrigins } from '../dishes/find-leftover-violations.ts';
import { findEarlierDishes } from '../dishes/meal-dish.store.ts';
import type { StoredMeal } from './meal.schemas.ts';
import { toMealMoment } from './meal.store.ts';
import type { PlannedMealContent } from './store-planned-meal.ts';
import { findRecipeViolations } from '../dishes/find-recipe-violations.ts';
import type { DishRecipes } from '../dishes/find-dish-recipes.ts';

/**
 * Rejects a planned meal with an invalid date or invalid dishes. Dishes may refer to recipes of the library, and may be
 * leftovers of dishes in this meal or an earlier one, by date and then slot. References that the stored meal already
 * had are accepted; for leftovers only while date and slot stay the same.
 */
export const checkPlannedMeal = async (
  db: Db,
  libraryId: LibraryId,
  meal: PlannedMealContent,
  recipes: DishRecipes,
  before?: StoredMeal,
): Promise<void> => {
  const { dishes } = meal;
  const moment = toMealMoment(meal);
  const origins = { moment, except: before?.id };
  const hasStayed = before !== undefined && toMealMoment(before) === moment;
  assertNoViolations([
    ...findDayViolations('body.date', meal.date),
    ...findDishesSizeViolations(dishes, before?.dishes ?? []),
    ...findDishViolations(dishes),
    ...(await findRecipeViolations(db, libraryId, dishes, before?.dishes ?? [], recipes)),
    ...findLeftoverViolations(
      dishes,
      hasStayed ? before.dishes : [],
      await findEarlierDishes(db, libraryId, findExternalOrigins(dishes), origins),
    ),
  ]);
};
