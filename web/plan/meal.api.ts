import { queryOptions } from '@tanstack/react-query';

import type { Meal, MealInput } from '../../src/domains/meals/index.ts';
import { getAll, send } from '../api/client.ts';
import { create } from '../api/create.ts';
import { createCopy } from './create-copy.ts';
import type { Day } from './days.ts';
import type { Moment } from './slots.ts';

/** The days of a list of meals, both included. */
export interface Span {
  readonly from: Day;
  readonly to: Day;
}

export const mealsQuery = (span: Span) =>
  queryOptions({
    queryKey: ['meal', 'list', span] as const,
    queryFn: ({ signal }) => getAll<Meal>('/meals', { query: { ...span }, signal }),
  });

/** A meal as it was shown to somebody who is about to change it. */
export interface ShownMeal<M = Meal> {
  readonly meal: M;
  /** Covers its recipes, too: one may have changed while the meal did not. */
  readonly shown: string | undefined;
}

export const readMeal = async (id: string): Promise<ShownMeal> => {
  const { body, shown } = await send<Meal>('GET', `/meals/${id}`);
  return { meal: body, shown };
};

export const createMeal = (input: MealInput): Promise<Meal> => create<Meal>('/meals', input);

export const copyMeal = (
  { id, revision }: Meal,
  { date, slot }: Moment,
  inputWith: (newId: () => string) => MealInput,
): Promise<Meal> => createCopy<Meal>('/meals', [id, revision, date, slot], inputWith);

export const replaceMeal = async (
  { id, revision }: Pick<Meal, 'id' | 'revision'>,
  input: MealInput,
  shown?: string,
): Promise<Meal> =>
  (
    await send<Meal>('PUT', `/meals/${id}`, {
      body: input,
      ifMatch: revision,
      ...(shown !== undefined && { ifShown: shown }),
    })
  ).body;

export const deleteMeal = async ({ id, revision }: Pick<Meal, 'id' | 'revision'>): Promise<void> => {
  await send('DELETE', `/meals/${id}`, { ifMatch: revision });
};
