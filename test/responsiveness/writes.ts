import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';

import type { Engine } from '../support/engines.ts';
import { newEntry } from '../support/recipes.ts';
import type { EntryBody } from '../support/recipes.ts';
import { WatchedService } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';

const recipeOf = (title: string, lines: number, text: (line: number) => string): object => ({
  title,
  ingredient_sections: [{ ingredients: Array.from({ length: lines }, (_, line) => ({ text: text(line) })) }],
});

const repeated = (text: string, length: number): string =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

const FOODS = ['butter', 'sugar', 'flour', 'milk', 'eggs', 'salt', 'pepper', 'onions', 'garlic', 'cream'];

/** A line of 500 characters that offers an alternative food and a preparation for both. */
const wordyLine = (line: number): string =>
  `${(line % 7) + 1} 1/2 cups ${FOODS[line % 10]} or ${FOODS[(line + 3) % 10]} (about ${line} g), finely chopped`.padEnd(
    500,
    ` and ${FOODS[line % 7]} with ${FOODS[(line + 1) % 9]} no. ${line},`,
  );

const manyKeys = (count: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, key) => [`k${key}`, 1]));

/** Recipes that are slow to write, each in a different way, by size; 1 is the full size. */
const longRecipes = {
  'unknown properties': (size) => ({ title: 'Keys', ...manyKeys(150_000 * size) }),
  'unknown properties of a property': (size) => ({ title: 'Keys', more: manyKeys(150_000 * size) }),
  'lines of fractions': (size) => recipeOf('Fractions', 190 * size, () => repeated('1/2 ', 9900)),
  'lines of ranges': (size) => recipeOf('Ranges', 190 * size, () => repeated('1-', 9900)),
  'lines of dots': (size) => recipeOf('Dots', 190 * size, () => repeated('1.', 9900)),
  'many wordy lines': (size) => recipeOf('Wordy', 1000 * size, wordyLine),
  'a few lines of number words': (size) => recipeOf('Number words', 60 * size, () => repeated('one ', 500)),
  'empty parts': (size) => ({
    title: 'Empty',
    ingredient_sections: Array.from({ length: 250 * size }, () => ({
      ingredients: Array.from({ length: 1000 }, () => ({})),
    })),
  }),
  'a long description': (size) => ({ title: 'Story', description: repeated('Søren’s long story. ', 900_000 * size) }),
} satisfies Readonly<Record<string, (size: number) => object>>;

type LongRecipe = keyof typeof longRecipes;

export const everyLongRecipe = Object.keys(longRecipes) as LongRecipe[];

interface Body {
  readonly raw: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

const bodyOf = (recipe: object, headers: Readonly<Record<string, string>> = {}): Body => ({
  raw: Buffer.from(JSON.stringify({ recipe })),
  headers: { 'content-type': 'application/json', ...headers },
});

/**
 * What another client sees while each of the long recipes is created, replaced and restored. Only the statuses of its
 * own responses are checked.
 */
export const watchWrites = async (
  engine: Engine,
  sizes: Partial<Readonly<Record<LongRecipe, number>>>,
): Promise<readonly WatchedWork[]> => {
  const database = await engine.createDatabase();
  try {
    await using service = await WatchedService.start(database.settings);
    const { client } = service;
    const { id: plain } = await newEntry(client);
    const read = { path: `/api/v1/recipes/${plain}` };
    const all: WatchedWork[] = [];
    for (const name of everyLongRecipe) {
      const size = sizes[name];
      if (size === undefined) continue;
      const recipe = longRecipes[name](size);
      const { id } = await newEntry(client, { title: 'Short' });
      const created = bodyOf(recipe, { 'idempotency-key': randomUUID() });
      const [longer, again] = [
        bodyOf(recipe, { 'if-match': '"1"' }),
        bodyOf({ ...recipe, x: 1 }, { 'if-match': '"2"' }),
      ];
      const began = performance.now();
      const { result, seen } = await service.whileReading(read, async () => {
        const answers = [
          await client.send<EntryBody>('POST', '/api/v1/recipes', created),
          await client.send<EntryBody>('PUT', `/api/v1/recipes/${id}`, longer),
          await client.send<EntryBody>('PUT', `/api/v1/recipes/${id}`, again),
          await client.send<EntryBody>('POST', `/api/v1/recipes/${id}/revisions/2/restore`, {
            headers: { 'if-match': '"3"' },
          }),
        ];
        return answers.map(({ status }) => status);
      });
      all.push({ name, seen, note: `took ${Math.round(performance.now() - began)} ms` });
      assert.deepEqual(result, [201, 200, 200, 200], name);
    }
    return all;
  } finally {
    await database.drop();
  }
};
