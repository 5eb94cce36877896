import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { MealId } from './meal.schemas.ts';
import { findMeal } from './meal.store.ts';
import { recipesOf } from './recipes-of.ts';
import { showMeal } from './show-meal.ts';
import type { Shown } from './show-meal.ts';

/** Reads a planned meal with the state of its recipes. A meal of another library is not found. */
export const getMeal = async (db: Db, { libraryId }: LibraryScope, id: MealId): Promise<Shown> => {
  const meal = await findMeal(db, libraryId, id);
  if (meal === undefined) throw new Problem('meal-not-found');
  return showMeal(meal, await recipesOf(db, libraryId, meal.dishes));
};
