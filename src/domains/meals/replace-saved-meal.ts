import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { checkSavedDishes } from './check-saved-dishes.ts';
import { checkShown } from './check-shown.ts';
import type { Conditions } from './check-shown.ts';
import { recipesOf } from './recipes-of.ts';
import { representationTag } from './representation.ts';
import type { SavedMealId, SavedMealInput, StoredSavedMeal } from './saved-meal.schemas.ts';
import { lockSavedMeal, updateSavedMeal } from './saved-meal.store.ts';
import { showMeal } from './show-meal.ts';
import type { Shown } from './show-meal.ts';
import { takeDishes } from './take-dishes.ts';

/**
 * Replaces a saved meal if it and its recipes are unchanged since the caller read them. Meals planned from it stay the
 * same.
 */
export const replaceSavedMeal = async (
  tx: Tx,
  scope: LibraryScope,
  id: SavedMealId,
  input: SavedMealInput,
  conditions: Conditions,
): Promise<Shown> => {
  const { libraryId } = scope;
  const before = await lockSavedMeal(tx, libraryId, id);
  if (before === undefined) throw new Problem('saved-meal-not-found');
  const dishes = takeDishes(scope.newId, input.dishes);
  const recipes = await recipesOf(tx, libraryId, [...before.dishes, ...dishes]);
  await checkSavedDishes(tx, libraryId, dishes, recipes, before.dishes);
  checkShown(before, recipes, conditions);
  const revision = before.revision + 1;
  const after: StoredSavedMeal = {
    ...before,
    name: input.name.trim(),
    notes: input.notes ?? '',
    dishes,
    representation: representationTag(revision, dishes, recipes),
    revision,
    updated_at: instantOf(scope.clock),
    updated_by: scope.userId,
  };
  updateSavedMeal(tx, libraryId, after);
  announce(tx, scope, { type: 'saved-meal.updated', resource: { type: 'saved-meal', id, revision } });
  return showMeal(after, recipes);
};
