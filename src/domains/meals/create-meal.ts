import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { checkPlannedDishes } from './check-planned-dishes.ts';
import type { MealInput } from './meal.schemas.ts';
import { placeMeal } from './place-meal.ts';
import { recipesOf } from './recipes-of.ts';
import type { Shown } from './show-meal.ts';
import { takeMeal } from './take-meal.ts';

/** Plans a meal. Several meals may share a day and slot. */
export const createMeal = async (tx: Tx, scope: LibraryScope, input: MealInput): Promise<Shown> => {
  const meal = takeMeal(scope.newId, input);
  const recipes = await recipesOf(tx, scope.libraryId, meal.dishes);
  await checkPlannedDishes(tx, scope.libraryId, meal, recipes);
  return placeMeal(tx, scope, meal, recipes);
};
