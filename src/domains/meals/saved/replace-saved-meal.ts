import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { checkSavedDishes } from './check-saved-dishes.ts';
import { checkMealPreconditions } from '../check-meal-preconditions.ts';
import type { MealPreconditions } from '../check-meal-preconditions.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';
import { computeRepresentationTag, presentMeal } from '../dishes/present-meal.ts';
import type { SavedMealId, SavedMealInput, StoredSavedMeal } from './saved-meal.schemas.ts';
import { lockSavedMeal, updateSavedMealRow } from './saved-meal.store.ts';
import type { MealRepresentation } from '../dishes/present-meal.ts';
import { toStoredDishes } from '../dishes/to-stored-dishes.ts';

/**
 * Replaces a saved meal if it and its recipes are unchanged since the caller read them. Meals planned from it stay the
 * same.
 */
export const replaceSavedMeal = async (
  tx: Tx,
  scope: LibraryScope,
  id: SavedMealId,
  input: SavedMealInput,
  conditions: MealPreconditions,
): Promise<MealRepresentation> => {
  const { libraryId } = scope;
  const before = await lockSavedMeal(tx, libraryId, id);
  if (before === undefined) throw new Problem('saved-meal-not-found');
  const dishes = toStoredDishes(scope.newId, input.dishes);
  const recipes = await findDishRecipes(tx, libraryId, [...before.dishes, ...dishes]);
  await checkSavedDishes(tx, libraryId, dishes, recipes, before.dishes);
  checkMealPreconditions(before, recipes, conditions);
  const revision = before.revision + 1;
  const after: StoredSavedMeal = {
    ...before,
    name: input.name.trim(),
    notes: input.notes ?? '',
    dishes,
    representation: computeRepresentationTag(revision, dishes, recipes),
    revision,
    updated_at: getCurrentInstant(scope.clock),
    updated_by: scope.userId,
  };
  updateSavedMealRow(tx, libraryId, after);
  emitEvent(tx, scope, { type: 'saved-meal.updated', resource: { type: 'saved-meal', id, revision } });
  return presentMeal(after, recipes);
};
