import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { checkShown } from './check-shown.ts';
import type { Conditions } from './check-shown.ts';
import type { MealId } from './meal.schemas.ts';
import { lockMeal, removeMeal } from './meal.store.ts';
import { recipesOf } from './recipes-of.ts';

/**
 * Deletes a planned meal if it and its recipes are unchanged since the caller read them. The event carries the next
 * revision. Leftovers in later meals stay and then refer to a missing dish.
 */
export const deleteMeal = async (tx: Tx, scope: LibraryScope, id: MealId, conditions: Conditions): Promise<void> => {
  const meal = await lockMeal(tx, scope.libraryId, id);
  if (meal === undefined) throw new Problem('meal-not-found');
  checkShown(meal, await recipesOf(tx, scope.libraryId, meal.dishes), conditions);
  removeMeal(tx, id);
  announce(tx, scope, { type: 'meal.deleted', resource: { type: 'meal', id, revision: meal.revision + 1 } });
};
