import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { recipesOf } from './recipes-of.ts';
import type { SavedMealId } from './saved-meal.schemas.ts';
import { findSavedMeal } from './saved-meal.store.ts';
import { showMeal } from './show-meal.ts';
import type { Shown } from './show-meal.ts';

/** Reads a saved meal with the state of its recipes. A meal of another library is not found. */
export const getSavedMeal = async (db: Db, { libraryId }: LibraryScope, id: SavedMealId): Promise<Shown> => {
  const meal = await findSavedMeal(db, libraryId, id);
  if (meal === undefined) throw new Problem('saved-meal-not-found');
  return showMeal(meal, await recipesOf(db, libraryId, meal.dishes));
};
