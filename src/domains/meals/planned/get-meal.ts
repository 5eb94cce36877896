import type { Db } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import type { MealId } from './meal.schemas.ts';
import { findMeal } from './meal.store.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';
import { presentMeal } from '../dishes/present-meal.ts';
import type { MealRepresentation } from '../dishes/present-meal.ts';

/** Reads a planned meal with the state of its recipes. A meal of another library is not found. */
export const getMeal = async (db: Db, { libraryId }: LibraryScope, id: MealId): Promise<MealRepresentation> => {
  const meal = await findMeal(db, libraryId, id);
  if (meal === undefined) throw new Problem('meal-not-found');
  return presentMeal(meal, await findDishRecipes(db, libraryId, meal.dishes));
};
