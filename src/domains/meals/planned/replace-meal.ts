import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { checkPlannedMeal } from './check-planned-meal.ts';
import { checkMealPreconditions } from '../check-meal-preconditions.ts';
import type { MealPreconditions } from '../check-meal-preconditions.ts';
import { insertDishIds, removeOtherDishIds } from '../dishes/meal-dish.store.ts';
import type { MealId, MealInput, StoredMeal } from './meal.schemas.ts';
import { lockMeal, updateMealRow } from './meal.store.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';
import { computeRepresentationTag, presentMeal } from '../dishes/present-meal.ts';
import type { MealRepresentation } from '../dishes/present-meal.ts';
import { toMealContent } from './to-meal-content.ts';

/**
 * Replaces a planned meal, possibly on another day, if it and its recipes are unchanged since the caller read them.
 */
export const replaceMeal = async (
  tx: Tx,
  scope: LibraryScope,
  id: MealId,
  input: MealInput,
  conditions: MealPreconditions,
): Promise<MealRepresentation> => {
  const { libraryId } = scope;
  const before = await lockMeal(tx, libraryId, id);
  if (before === undefined) throw new Problem('meal-not-found');
  const meal = toMealContent(scope.newId, input);
  const recipes = await findDishRecipes(tx, libraryId, [...before.dishes, ...meal.dishes]);
  await checkPlannedMeal(tx, libraryId, meal, recipes, before);
  checkMealPreconditions(before, recipes, conditions);
  const revision = before.revision + 1;
  const after: StoredMeal = {
    ...before,
    ...meal,
    representation: computeRepresentationTag(revision, meal.dishes, recipes),
    revision,
    updated_at: getCurrentInstant(scope.clock),
    updated_by: scope.userId,
  };
  updateMealRow(tx, libraryId, after);
  removeOtherDishIds(tx, id, after.dishes);
  insertDishIds(tx, libraryId, id, after.dishes);
  emitEvent(tx, scope, { type: 'meal.updated', resource: { type: 'meal', id, revision } });
  return presentMeal(after, recipes);
};
