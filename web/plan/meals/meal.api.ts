import { queryOptions } from '@tanstack/react-query';

import type { Meal, MealInput } from '../../../src/domains/meals/index.ts';
import { getAll, send } from '../../api/client.ts';
import { create, runOnce } from '../../api/create.ts';
import type { Day } from '../days.ts';
import type { MealTime } from '../meal-time.ts';

/** The days of a list of meals, both inclusive. */
export interface DayRange {
  readonly from: Day;
  readonly to: Day;
}

export const mealsQuery = (span: DayRange) =>
  queryOptions({
    queryKey: ['meal', 'list', span] as const,
    queryFn: ({ signal }) => getAll<Meal>('/meals', { query: { ...span }, signal }),
  });

/** A meal as it was shown before an edit. */
export interface LoadedMeal<M = Meal> {
  readonly meal: M;
  /** Also covers its recipes: one may have changed while the meal did not. */
  readonly representationTag: string | undefined;
}

export const fetchMeal = async (id: string): Promise<LoadedMeal> => {
  const { body, representationTag } = await send<Meal>('GET', `/meals/${id}`);
  return { meal: body, representationTag };
};

export const createMeal = (input: MealInput): Promise<Meal> => create<Meal>('/meals', input);

export const copyMeal = (
  { id, revision }: Meal,
  { date, slot }: MealTime,
  inputWith: (newId: () => string) => MealInput,
): Promise<Meal> => createCopy<Meal>('/meals', [id, revision, date, slot], inputWith);

export const replaceMeal = async (
  { id, revision }: Pick<Meal, 'id' | 'revision'>,
  input: MealInput,
  representationTag?: string,
): Promise<Meal> =>
  (
    await send<Meal>('PUT', `/meals/${id}`, {
      body: input,
      ifMatch: revision,
      ...(representationTag !== undefined && { ifRepresentationMatch: representationTag }),
    })
  ).body;

export const deleteMeal = async ({ id, revision }: Pick<Meal, 'id' | 'revision'>): Promise<void> => {
  await send('DELETE', `/meals/${id}`, { ifMatch: revision });
};

/**
 * Creates a copy whose parts have new ids. A retry must send the same body, so the ids are derived from the idempotency
 * key.
 */
export const createCopy = <T>(path: string, keyParts: readonly unknown[], bodyWith: (newId: () => string) => unknown) =>
  runOnce([path, ...keyParts], async (key) => {
    let count = 0;
    const body = bodyWith(() => {
      count += 1;
      return `${key}-${count}`;
    });
    return (await send<T>('POST', path, { body, idempotencyKey: key })).body;
  });
