import { queryOptions } from '@tanstack/react-query';

import type { Meal, SavedMeal, SavedMealInput } from '../../src/domains/meals/index.ts';
import { getAll, send } from '../api/client.ts';
import { create } from '../api/create.ts';
import { createCopy } from './create-copy.ts';
import type { ShownMeal } from './meal.api.ts';
import type { Moment } from './slots.ts';

export type { SavedMeal } from '../../src/domains/meals/index.ts';

export const savedMealsQuery = queryOptions({
  queryKey: ['saved-meal', 'list'],
  queryFn: ({ signal }) => getAll<SavedMeal>('/saved-meals', { signal }),
});

export const readSavedMeal = async (id: string): Promise<ShownMeal<SavedMeal>> => {
  const { body, shown } = await send<SavedMeal>('GET', `/saved-meals/${id}`);
  return { meal: body, shown };
};

export const createSavedMeal = (input: SavedMealInput): Promise<SavedMeal> => create<SavedMeal>('/saved-meals', input);

/** Saves a planned meal, so that it can be planned again. */
export const keepMeal = (
  { id, revision }: Meal,
  inputWith: (newId: () => string) => SavedMealInput,
): Promise<SavedMeal> => createCopy<SavedMeal>('/saved-meals', [id, revision], inputWith);

export const replaceSavedMeal = async (
  { id, revision }: Pick<SavedMeal, 'id' | 'revision'>,
  input: SavedMealInput,
  shown?: string,
): Promise<SavedMeal> =>
  (
    await send<SavedMeal>('PUT', `/saved-meals/${id}`, {
      body: input,
      ifMatch: revision,
      ...(shown !== undefined && { ifShown: shown }),
    })
  ).body;

export const deleteSavedMeal = async ({ id, revision }: Pick<SavedMeal, 'id' | 'revision'>): Promise<void> => {
  await send('DELETE', `/saved-meals/${id}`, { ifMatch: revision });
};

export const planSavedMeal = (id: string, { date, slot }: Moment): Promise<Meal> =>
  create<Meal>(`/saved-meals/${id}/plan`, { date, slot });
