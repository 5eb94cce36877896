import type { AnyMeal } from './dishes.ts';
import { createMeal, readMeal, replaceMeal } from './meal.api.ts';
import { createSavedMeal, readSavedMeal, replaceSavedMeal } from './saved-meal.api.ts';
import type { SavedMeal } from './saved-meal.api.ts';
import type { Meal } from './slots.ts';
import type { MealKind } from './use-meal-editing.ts';

export type MealDraft = Pick<Meal, 'date' | 'slot' | 'name' | 'notes' | 'dishes'>;

export const plannedMeals: MealKind<MealDraft, Meal> = {
  read: readMeal,
  create: createMeal,
  replace: replaceMeal,
  draftOf: ({ date, slot, name, notes, dishes }) => ({ date, slot, name, notes, dishes }),
};

export const savedMeals: MealKind<AnyMeal, SavedMeal> = {
  read: readSavedMeal,
  create: createSavedMeal,
  replace: replaceSavedMeal,
  draftOf: ({ name, notes, dishes }) => ({ name, notes, dishes }),
};
