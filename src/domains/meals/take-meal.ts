import type { NewId } from '../../platform/ids/ids.ts';
import type { MealInput } from './meal.schemas.ts';
import type { NewMeal } from './place-meal.ts';
import { takeDishes } from './take-dishes.ts';

/** Turns a request into the content of a planned meal. */
export const takeMeal = (newId: NewId, { date, slot, name, notes, dishes }: MealInput): NewMeal => ({
  date,
  slot,
  name: name?.trim() ?? '',
  notes: notes ?? '',
  dishes: takeDishes(newId, dishes),
});
