import assert from 'node:assert/strict';

import type { TestClient } from './client.ts';

/** What a test reads of a dish. */
interface DishBody {
  readonly id: string;
  readonly entry_id?: string;
  readonly recipe_revision?: number;
  readonly scale?: string;
  readonly display_name?: string;
  readonly notes?: string;
  readonly leftover_of?: string;
  readonly plain_items?: readonly { readonly id: string; readonly name: string; readonly quantity?: string }[];
  readonly recipe_status?: string;
  readonly recipe_title?: string;
}

/** What a test reads of a meal; a saved one has neither date nor slot. */
export interface MealBody {
  readonly id: string;
  readonly date: string;
  readonly slot: string;
  readonly name: string;
  readonly notes: string;
  readonly dishes: readonly DishBody[];
  readonly revision: number;
  readonly created_at: string;
  readonly updated_at: string;
  readonly updated_by: string;
}

/** The two kinds of meals, and the least that each must say. */
export const mealKinds = {
  meals: { date: '2026-03-14', slot: 'dinner' },
  'saved-meals': { name: 'Soup night' },
} as const;

export type MealKind = keyof typeof mealKinds;

/** A body that is good for the kind, with these dishes. */
export const mealWith = (kind: MealKind, dishes: readonly object[], more: object = {}): object => ({
  ...mealKinds[kind],
  dishes,
  ...more,
});

/** A new meal of the kind, as its creation answers it. */
export const newMeal = async (
  client: TestClient,
  kind: MealKind,
  dishes: readonly object[] = [],
  more: object = {},
): Promise<MealBody> => {
  const { status, body, text } = await client.post<MealBody>(`/api/v1/${kind}`, mealWith(kind, dishes, more));
  assert.equal(status, 201, text);
  return body;
};
