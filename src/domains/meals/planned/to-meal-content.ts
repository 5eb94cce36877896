import type { NewId } from '../../../platform/ids/ids.ts';
import type { MealInput } from './meal.schemas.ts';
import type { PlannedMealContent } from './store-planned-meal.ts';
import { toStoredDishes } from '../dishes/to-stored-dishes.ts';

/** Turns a request into the content of a planned meal. */
export const toMealContent = (newId: NewId, { date, slot, name, notes, dishes }: MealInput): PlannedMealContent => ({
  date,
  slot,
  name: name?.trim() ?? '',
  notes: notes ?? '',
  dishes: toStoredDishes(newId, dishes),
});
