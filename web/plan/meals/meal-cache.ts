import type { QueryClient } from '@tanstack/react-query';

import type { DayRange } from './meal.api.ts';
import { compareMeals } from '../meal-time.ts';
import type { Meal } from '../meal-time.ts';

/** Puts a meal into a list of some days, or removes it if its day is outside. */
export const upsertMeal = (meals: readonly Meal[], { from, to }: DayRange, meal: Meal): readonly Meal[] => {
  const others = meals.filter(({ id }) => id !== meal.id);
  return meal.date < from || meal.date > to ? others : [...others, meal].toSorted(compareMeals);
};

const isSpan = (part: unknown): part is DayRange => typeof part === 'object' && part !== null && 'from' in part;

/** Updates every cached list of meals optimistically. */
const updateLists = (client: QueryClient, to: (meals: readonly Meal[], span: DayRange) => readonly Meal[]): void => {
  for (const [key, meals] of client.getQueriesData<readonly Meal[]>({ queryKey: ['meal', 'list'] })) {
    const span = key[2];
    if (meals !== undefined && isSpan(span)) client.setQueryData(key, to(meals, span));
  }
};

export const showMeal = (client: QueryClient, meal: Meal): void =>
  updateLists(client, (meals, span) => upsertMeal(meals, span, meal));

export const hideMeal = (client: QueryClient, id: string): void =>
  updateLists(client, (meals) => meals.filter((meal) => meal.id !== id));

/** Cancels running requests, so that none restores the previous state. */
export const cancelMealQueries = (client: QueryClient): Promise<void> =>
  client.cancelQueries({ queryKey: ['meal', 'list'] });

/** After a refused change the lists are refetched. */
export const refetchMeals = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['meal', 'list'] });
