import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { checkPlannedMeal } from './check-planned-meal.ts';
import type { MealInput } from './meal.schemas.ts';
import { storePlannedMeal } from './store-planned-meal.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';
import type { MealRepresentation } from '../dishes/present-meal.ts';
import { toMealContent } from './to-meal-content.ts';

/** Plans a meal. Several meals may share a day and slot. */
export const createMeal = async (tx: Tx, scope: LibraryScope, input: MealInput): Promise<MealRepresentation> => {
  const meal = toMealContent(scope.newId, input);
  const recipes = await findDishRecipes(tx, scope.libraryId, meal.dishes);
  await checkPlannedMeal(tx, scope.libraryId, meal, recipes);
  return storePlannedMeal(tx, scope, meal, recipes);
};
