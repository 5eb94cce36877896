import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { addDishes } from './meal-dish.store.ts';
import type { MealId, StoredMeal } from './meal.schemas.ts';
import { insertMeal } from './meal.store.ts';
import type { Recipes } from './recipes-of.ts';
import { representationTag } from './representation.ts';
import { showMeal } from './show-meal.ts';
import type { Shown } from './show-meal.ts';

/** The content of a new meal, with validated dishes that all have ids. */
export type NewMeal = Pick<StoredMeal, 'date' | 'slot' | 'name' | 'notes' | 'dishes'>;

/** Stores a new meal at revision 1. */
export const placeMeal = (tx: Tx, scope: LibraryScope, meal: NewMeal, recipes: Recipes): Shown => {
  const { date, slot, name, notes, dishes } = meal;
  const now = instantOf(scope.clock);
  const placed: StoredMeal = {
    id: scope.newId<MealId>(),
    date,
    slot,
    name,
    notes,
    dishes,
    representation: representationTag(1, dishes, recipes),
    revision: 1,
    created_at: now,
    updated_at: now,
    updated_by: scope.userId,
  };
  insertMeal(tx, scope.libraryId, placed);
  addDishes(tx, scope.libraryId, placed.id, dishes);
  announce(tx, scope, { type: 'meal.created', resource: { type: 'meal', id: placed.id, revision: 1 } });
  return showMeal(placed, recipes);
};
