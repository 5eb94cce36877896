import assert from 'node:assert/strict';

import type { TestClient } from './client.ts';

/** Puts something into the pantry, and gives its address. */
export const stock = async (client: TestClient, name: string, more: object = {}): Promise<string> => {
  const { status, headers, text } = await client.post('/api/v1/pantry', { name, ...more });
  assert.equal(status, 201, text);
  return headers.location ?? '';
};

/** A document whose ingredients are these, by their names or whole. */
export const recipeOf = (title: string, ...ingredients: readonly (string | object)[]): object => ({
  title,
  ingredient_sections: [{ ingredients: ingredients.map((one) => (typeof one === 'string' ? { name: one } : one)) }],
});
