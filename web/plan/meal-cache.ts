import type { QueryClient } from '@tanstack/react-query';

import type { Span } from './meal.api.ts';
import { compareMeals } from './slots.ts';
import type { Meal } from './slots.ts';

/** A list of the meals of some days once a meal is as it is now: in its place, or not in the list any more. */
export const listWith = (meals: readonly Meal[], { from, to }: Span, meal: Meal): readonly Meal[] => {
  const others = meals.filter(({ id }) => id !== meal.id);
  return meal.date < from || meal.date > to ? others : [...others, meal].toSorted(compareMeals);
};

const isSpan = (part: unknown): part is Span => typeof part === 'object' && part !== null && 'from' in part;

/** Changes every list of meals that is known, before the service is asked. */
const change = (client: QueryClient, to: (meals: readonly Meal[], span: Span) => readonly Meal[]): void => {
  for (const [key, meals] of client.getQueriesData<readonly Meal[]>({ queryKey: ['meal', 'list'] })) {
    const span = key[2];
    if (meals !== undefined && isSpan(span)) client.setQueryData(key, to(meals, span));
  }
};

export const showMeal = (client: QueryClient, meal: Meal): void =>
  change(client, (meals, span) => listWith(meals, span, meal));

export const hideMeal = (client: QueryClient, id: string): void =>
  change(client, (meals) => meals.filter((meal) => meal.id !== id));

/** Nothing that is still on its way may put back what was before. */
export const holdMeals = (client: QueryClient): Promise<void> => client.cancelQueries({ queryKey: ['meal', 'list'] });

/** After a refusal the lists are what the service has. */
export const rereadMeals = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: ['meal', 'list'] });
