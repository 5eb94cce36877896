import type { AnyMeal } from '../dishes/dishes.ts';
import { createMeal, fetchMeal, replaceMeal } from '../meals/meal.api.ts';
import { createSavedMeal, fetchSavedMeal, replaceSavedMeal } from '../saved-meals/saved-meal.api.ts';
import type { SavedMeal } from '../saved-meals/saved-meal.api.ts';
import type { Meal } from '../meal-time.ts';
import type { MealKind } from './use-meal-editing.ts';

export type MealDraft = Pick<Meal, 'date' | 'slot' | 'name' | 'notes' | 'dishes'>;

export const plannedMealKind: MealKind<MealDraft, Meal> = {
  fetch: fetchMeal,
  create: createMeal,
  replace: replaceMeal,
  toDraft: ({ date, slot, name, notes, dishes }) => ({ date, slot, name, notes, dishes }),
};

export const savedMealKind: MealKind<AnyMeal, SavedMeal> = {
  fetch: fetchSavedMeal,
  create: createSavedMeal,
  replace: replaceSavedMeal,
  toDraft: ({ name, notes, dishes }) => ({ name, notes, dishes }),
};
