import { queryOptions } from '@tanstack/react-query';

import type { Meal, SavedMeal, SavedMealInput } from '../../../src/domains/meals/index.ts';
import { getAll, send } from '../../api/client.ts';
import { create } from '../../api/create.ts';
import { createCopy } from '../meals/meal.api.ts';
import type { LoadedMeal } from '../meals/meal.api.ts';
import type { MealTime } from '../meal-time.ts';

export type { SavedMeal } from '../../../src/domains/meals/index.ts';

export const savedMealsQuery = queryOptions({
  queryKey: ['saved-meal', 'list'],
  queryFn: ({ signal }) => getAll<SavedMeal>('/saved-meals', { signal }),
});

export const fetchSavedMeal = async (id: string): Promise<LoadedMeal<SavedMeal>> => {
  const { body, representationTag } = await send<SavedMeal>('GET', `/saved-meals/${id}`);
  return { meal: body, representationTag };
};

export const createSavedMeal = (input: SavedMealInput): Promise<SavedMeal> => create<SavedMeal>('/saved-meals', input);

/** Saves a planned meal, so that it can be planned again. */
export const saveMealCopy = (
  { id, revision }: Meal,
  inputWith: (newId: () => string) => SavedMealInput,
): Promise<SavedMeal> => createCopy<SavedMeal>('/saved-meals', [id, revision], inputWith);

export const replaceSavedMeal = async (
  { id, revision }: Pick<SavedMeal, 'id' | 'revision'>,
  input: SavedMealInput,
  representationTag?: string,
): Promise<SavedMeal> =>
  (
    await send<SavedMeal>('PUT', `/saved-meals/${id}`, {
      body: input,
      ifMatch: revision,
      ...(representationTag !== undefined && { ifRepresentationMatch: representationTag }),
    })
  ).body;

export const deleteSavedMeal = async ({ id, revision }: Pick<SavedMeal, 'id' | 'revision'>): Promise<void> => {
  await send('DELETE', `/saved-meals/${id}`, { ifMatch: revision });
};

export const planSavedMeal = (id: string, { date, slot }: MealTime): Promise<Meal> =>
  create<Meal>(`/saved-meals/${id}/plan`, { date, slot });
