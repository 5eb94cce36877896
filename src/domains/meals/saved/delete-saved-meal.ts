import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { checkMealPreconditions } from '../check-meal-preconditions.ts';
import type { MealPreconditions } from '../check-meal-preconditions.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';
import type { SavedMealId } from './saved-meal.schemas.ts';
import { lockSavedMeal, deleteSavedMealRow } from './saved-meal.store.ts';

/** Deletes a saved meal if it and its recipes are unchanged since the caller read them. Meals planned from it stay. */
export const deleteSavedMeal = async (
  tx: Tx,
  scope: LibraryScope,
  id: SavedMealId,
  conditions: MealPreconditions,
): Promise<void> => {
  const meal = await lockSavedMeal(tx, scope.libraryId, id);
  if (meal === undefined) throw new Problem('saved-meal-not-found');
  checkMealPreconditions(meal, await findDishRecipes(tx, scope.libraryId, meal.dishes), conditions);
  deleteSavedMealRow(tx, id);
  const resource = { type: 'saved-meal', id, revision: meal.revision + 1 };
  emitEvent(tx, scope, { type: 'saved-meal.deleted', resource });
};
