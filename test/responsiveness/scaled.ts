import assert from 'node:assert/strict';

import type { Engine } from '../support/engines.ts';
import { newEntry } from '../support/recipes.ts';
import { WatchedService } from '../support/responsiveness.ts';
import type { WatchedWork } from '../support/responsiveness.ts';

/** As many as the format allows. */
const SECTION = 1000;

const recipeOf = (title: string, lines: number, text: (line: number) => string, more: object = {}): object => ({
  title,
  ...more,
  ingredient_sections: Array.from({ length: Math.ceil(lines / SECTION) }, (_, section) => ({
    ingredients: Array.from({ length: Math.min(SECTION, lines - section * SECTION) }, (_line, at) => ({
      text: text(section * SECTION + at),
    })),
  })),
});

const oddFraction = (line: number): string => `${1009 + 2 * line}/${2003 + 4 * line} cup flour ${line}`;

const MEASURES = ['cups', 'tbsp', 'g', 'ml', 'large', 'cloves', '(400 g) tins', 'oz'];
const FOODS = [
  'onions, finely chopped',
  'plain flour, plus more for dusting',
  'olive oil',
  'cooked white beans, drained',
];

const ordinary = (line: number): string =>
  `${(line % 30) + 1} ${MEASURES[line % MEASURES.length]} ${FOODS[line % FOODS.length]} no. ${line}`;

/** A number with this many digits that shares no divisor with its neighbors. */
const longNumber = (number: number): bigint => 10n ** 62n + BigInt(6 * number + 1);

const sumOfOddFractions = (line: number): object => ({
  name: `flour ${line}`,
  quantity: {
    kind: 'sum',
    terms: Array.from({ length: 100 }, (_, term) => ({
      kind: 'simple',
      amount: { value: `${longNumber(line + term)}/${longNumber(line + term + 1)}` },
      unit: term % 2 === 0 ? 'us.cup' : 'us.tablespoon',
    })),
  },
});

/** Recipes that are slow to scale, each in a different way; `size` 1 is the full size. */
const longRecipes = (size: number): Readonly<Record<string, object>> => {
  const of = (count: number): number => Math.max(1, Math.round(count * size));
  return {
    'odd fractions': recipeOf('Odd', of(1000), oddFraction),
    'many lines': recipeOf('Large', of(3000), ordinary),
    'as many odd fractions as are computed at once': recipeOf('Odd', 60, oddFraction),
    'long lines of numbers': recipeOf('Long', of(150), (line) => `${line} ${'1/2 1- 1. '.repeat(980)}`),
    'sums of long fractions': {
      title: 'Sums',
      ingredient_sections: [{ ingredients: Array.from({ length: of(80) }, (_, line) => sumOfOddFractions(line)) }],
    },
    'many yields': {
      title: 'Yields',
      yields: Array.from({ length: of(1000) }, (_, line) => ({
        text: `${line} loaves (or 24 small ones), 1.5 litres`,
      })),
    },
    'a long document': recipeOf('Book', 30, ordinary, { description: 'A long story. '.repeat(of(70_000)) }),
  };
};

/** Work is repeated until another client has received this many responses. */
const MIN_READS = 5;

const QUERIES = ['scale=3/2', 'scale=7/3&convention=metric', 'servings=6'];

/** What another client sees while long recipes are scaled, all queries of a recipe at once. */
export const watchScaling = async (engine: Engine, size: number): Promise<readonly WatchedWork[]> => {
  const database = await engine.createDatabase();
  try {
    await using service = await WatchedService.start(database.settings);
    const { client } = service;
    const { id: plain } = await newEntry(client);
    const all: WatchedWork[] = [];
    for (const [name, recipe] of Object.entries(longRecipes(size))) {
      const { id } = await newEntry(client, recipe);
      const scale = async (query: string): Promise<number> =>
        (await client.get(`/api/v1/recipes/${id}/scaled?${query}`)).status;
      const began = performance.now();
      const { seen } = await service.whileReading({ path: `/api/v1/recipes/${plain}` }, async (countReads) => {
        do {
          // None of them states its servings, however long the search.
          assert.deepEqual(await Promise.all(QUERIES.map(scale)), [200, 200, 422], name);
        } while (countReads() < MIN_READS);
      });
      all.push({ name, seen, note: `took ${Math.round(performance.now() - began)} ms` });
    }
    return all;
  } finally {
    await database.drop();
  }
};
