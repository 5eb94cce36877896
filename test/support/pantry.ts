import assert from 'node:assert/strict';

import type { TestClient } from './client.ts';

/** Adds something to the pantry and returns its path. */
export const stock = async (client: TestClient, name: string, more: object = {}): Promise<string> => {
  const { status, headers, text } = await client.post('/api/v1/pantry', { name, ...more });
  assert.equal(status, 201, text);
  return headers.location ?? '';
};

/** A document with these ingredients, given by name or in full. */
export const recipeOf = (title: string, ...ingredients: readonly (string | object)[]): object => ({
  title,
  ingredient_sections: [{ ingredients: ingredients.map((one) => (typeof one === 'string' ? { name: one } : one)) }],
});
