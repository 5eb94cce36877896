import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { checkSavedDishes } from './check-saved-dishes.ts';
import { findDishRecipes } from '../dishes/find-dish-recipes.ts';
import { computeRepresentationTag, presentMeal } from '../dishes/present-meal.ts';
import type { SavedMealId, SavedMealInput, StoredSavedMeal } from './saved-meal.schemas.ts';
import { insertSavedMeal } from './saved-meal.store.ts';
import type { MealRepresentation } from '../dishes/present-meal.ts';
import { toStoredDishes } from '../dishes/to-stored-dishes.ts';

/** Saves a meal that can be planned repeatedly. Names need not be unique. */
export const createSavedMeal = async (
  tx: Tx,
  scope: LibraryScope,
  input: SavedMealInput,
): Promise<MealRepresentation> => {
  const { libraryId } = scope;
  const dishes = toStoredDishes(scope.newId, input.dishes);
  const recipes = await findDishRecipes(tx, libraryId, dishes);
  await checkSavedDishes(tx, libraryId, dishes, recipes);
  const now = getCurrentInstant(scope.clock);
  const meal: StoredSavedMeal = {
    id: scope.newId<SavedMealId>(),
    name: input.name.trim(),
    notes: input.notes ?? '',
    dishes,
    representation: computeRepresentationTag(1, dishes, recipes),
    revision: 1,
    created_at: now,
    updated_at: now,
    updated_by: scope.userId,
  };
  insertSavedMeal(tx, libraryId, meal);
  emitEvent(tx, scope, { type: 'saved-meal.created', resource: { type: 'saved-meal', id: meal.id, revision: 1 } });
  return presentMeal(meal, recipes);
};
