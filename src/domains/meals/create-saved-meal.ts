import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { checkSavedDishes } from './check-saved-dishes.ts';
import { recipesOf } from './recipes-of.ts';
import { representationTag } from './representation.ts';
import type { SavedMealId, SavedMealInput, StoredSavedMeal } from './saved-meal.schemas.ts';
import { insertSavedMeal } from './saved-meal.store.ts';
import { showMeal } from './show-meal.ts';
import type { Shown } from './show-meal.ts';
import { takeDishes } from './take-dishes.ts';

/** Saves a meal that can be planned repeatedly. Names need not be unique. */
export const createSavedMeal = async (tx: Tx, scope: LibraryScope, input: SavedMealInput): Promise<Shown> => {
  const { libraryId } = scope;
  const dishes = takeDishes(scope.newId, input.dishes);
  const recipes = await recipesOf(tx, libraryId, dishes);
  await checkSavedDishes(tx, libraryId, dishes, recipes);
  const now = instantOf(scope.clock);
  const meal: StoredSavedMeal = {
    id: scope.newId<SavedMealId>(),
    name: input.name.trim(),
    notes: input.notes ?? '',
    dishes,
    representation: representationTag(1, dishes, recipes),
    revision: 1,
    created_at: now,
    updated_at: now,
    updated_by: scope.userId,
  };
  insertSavedMeal(tx, libraryId, meal);
  announce(tx, scope, { type: 'saved-meal.created', resource: { type: 'saved-meal', id: meal.id, revision: 1 } });
  return showMeal(meal, recipes);
};
