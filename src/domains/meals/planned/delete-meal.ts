import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { checkMealPreconditions } from '../check-meal-preconditions.ts';
import type { MealPreconditions } from '../check-meal-preconditions.ts';
import type { MealId } from './meal.schemas.ts';
import { lockMeal, deleteMealRow } from './meal.store.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';

/**
 * Deletes a planned meal if it and its recipes are unchanged since the caller read them. The event carries the next
 * revision. Leftovers in later meals stay and then refer to a missing dish.
 */
export const deleteMeal = async (
  tx: Tx,
  scope: LibraryScope,
  id: MealId,
  conditions: MealPreconditions,
): Promise<void> => {
  const meal = await lockMeal(tx, scope.libraryId, id);
  if (meal === undefined) throw new Problem('meal-not-found');
  checkMealPreconditions(meal, await findDishRecipes(tx, scope.libraryId, meal.dishes), conditions);
  deleteMealRow(tx, id);
  emitEvent(tx, scope, { type: 'meal.deleted', resource: { type: 'meal', id, revision: meal.revision + 1 } });
};
