import assert from 'node:assert/strict';

import type { TestClient } from './client.ts';

/** The parts of a dish that tests read. */
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

/** The parts of a meal that tests read; a saved meal has neither date nor slot. */
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

/** The two kinds of meals, with the minimum each requires. */
export const mealKinds = {
  meals: { date: '2026-03-14', slot: 'dinner' },
  'saved-meals': { name: 'Soup night' },
} as const;

export type MealKind = keyof typeof mealKinds;

/** A valid body for the kind, with these dishes. */
export const mealWith = (kind: MealKind, dishes: readonly object[], more: object = {}): object => ({
  ...mealKinds[kind],
  dishes,
  ...more,
});

/** Creates a meal of the kind and returns the response body. */
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
