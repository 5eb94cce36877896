import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { checkPlannedDishes } from './check-planned-dishes.ts';
import { checkShown } from './check-shown.ts';
import type { Conditions } from './check-shown.ts';
import { addDishes, dropOtherDishes } from './meal-dish.store.ts';
import type { MealId, MealInput, StoredMeal } from './meal.schemas.ts';
import { lockMeal, updateMeal } from './meal.store.ts';
import { recipesOf } from './recipes-of.ts';
import { representationTag } from './representation.ts';
import { showMeal } from './show-meal.ts';
import type { Shown } from './show-meal.ts';
import { takeMeal } from './take-meal.ts';

/**
 * Replaces a planned meal, possibly on another day, if it and its recipes are unchanged since the caller read them.
 */
export const replaceMeal = async (
  tx: Tx,
  scope: LibraryScope,
  id: MealId,
  input: MealInput,
  conditions: Conditions,
): Promise<Shown> => {
  const { libraryId } = scope;
  const before = await lockMeal(tx, libraryId, id);
  if (before === undefined) throw new Problem('meal-not-found');
  const meal = takeMeal(scope.newId, input);
  const recipes = await recipesOf(tx, libraryId, [...before.dishes, ...meal.dishes]);
  await checkPlannedDishes(tx, libraryId, meal, recipes, before);
  checkShown(before, recipes, conditions);
  const revision = before.revision + 1;
  const after: StoredMeal = {
    ...before,
    ...meal,
    representation: representationTag(revision, meal.dishes, recipes),
    revision,
    updated_at: instantOf(scope.clock),
    updated_by: scope.userId,
  };
  updateMeal(tx, libraryId, after);
  dropOtherDishes(tx, id, after.dishes);
  addDishes(tx, libraryId, id, after.dishes);
  announce(tx, scope, { type: 'meal.updated', resource: { type: 'meal', id, revision } });
  return showMeal(after, recipes);
};
