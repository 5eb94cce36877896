import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';
import type { SavedMealId } from './saved-meal.schemas.ts';
import { findSavedMeal } from './saved-meal.store.ts';
import { presentMeal } from '../dishes/present-meal.ts';
import type { MealRepresentation } from '../dishes/present-meal.ts';

/** Reads a saved meal with the state of its recipes. A meal of another library is not found. */
export const getSavedMeal = async (
  db: Db,
  { libraryId }: LibraryScope,
  id: SavedMealId,
): Promise<MealRepresentation> => {
  const meal = await findSavedMeal(db, libraryId, id);
  if (meal === undefined) throw new Problem('saved-meal-not-found');
  return presentMeal(meal, await findDishRecipes(db, libraryId, meal.dishes));
};
