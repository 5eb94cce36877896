import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { insertDishIds } from '../dishes/meal-dish.store.ts';
import type { MealId, StoredMeal } from './meal.schemas.ts';
import { insertMeal } from './meal.store.ts';
import type { DishRecipes } from '../dishes/find-dish-recipes.ts';
import { computeRepresentationTag, presentMeal } from '../dishes/present-meal.ts';
import type { MealRepresentation } from '../dishes/present-meal.ts';

/** The content of a new meal, with validated dishes that all have ids. */
export type PlannedMealContent = Pick<StoredMeal, 'date' | 'slot' | 'name' | 'notes' | 'dishes'>;

/** Stores a new meal at revision 1. */
export const storePlannedMeal = (
  tx: Tx,
  scope: LibraryScope,
  meal: PlannedMealContent,
  recipes: DishRecipes,
): MealRepresentation => {
  const { date, slot, name, notes, dishes } = meal;
  const now = getCurrentInstant(scope.clock);
  const placed: StoredMeal = {
    id: scope.newId<MealId>(),
    date,
    slot,
    name,
    notes,
    dishes,
    representation: computeRepresentationTag(1, dishes, recipes),
    revision: 1,
    created_at: now,
    updated_at: now,
    updated_by: scope.userId,
  };
  insertMeal(tx, scope.libraryId, placed);
  insertDishIds(tx, scope.libraryId, placed.id, dishes);
  emitEvent(tx, scope, { type: 'meal.created', resource: { type: 'meal', id: placed.id, revision: 1 } });
  return presentMeal(placed, recipes);
};
