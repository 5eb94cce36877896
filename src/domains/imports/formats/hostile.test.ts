// Exports may be damaged, and uploads may contain anything. Neither may abort an import.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { fileOf, findAll, itemsOf } from '../../../../test/support/import-files.ts';
import { format as mealie } from './mealie/format.ts';
import { format as nextcloud } from './nextcloud-cookbook/format.ts';
import { format as paprika } from './paprika/format.ts';
import { format as recipesage } from './recipesage/format.ts';
import { format as schemaOrg } from './schema-org/format.ts';
import { format as tandoor } from './tandoor/format.ts';

const node = {
  '@type': 'Recipe',
  identifier: 'x',
  name: 'Soup',
  printImage: true,
  image: ['https://example.org/a.jpg'],
  recipeYield: [4, '4 bowls'],
  recipeIngredient: ['## A', '[B]', { text: 'water' }],
  recipeInstructions: [{ '@type': 'HowToSection', name: 'C' }, { '@type': 'HowToStep', text: 'Boil.' }, 'Eat.'],
  comment: [{ '@type': 'Comment', name: 'Author Notes', text: 'Good.' }],
  nutrition: { calories: '3 kcal' },
};

const rows = {
  recipes: [{ id: 'a', slug: 'soup', name: 'Soup', recipe_yield_quantity: 3, rating: 4, org_url: 'x' }],
  recipes_ingredients: [
    { recipe_id: 'a', position: 1, unit_id: 'u', food_id: 'f', quantity: 0.5, note: 'x', title: 'T' },
  ],
  ingredient_units: [{ id: 'u', name: 'cup', plural_name: 'cups', use_abbreviation: true, abbreviation: 'c' }],
  ingredient_foods: [{ id: 'f', name: 'flour' }],
  recipe_instructions: [{ recipe_id: 'a', position: 1, title: 'T', summary: 'S', text: 'Boil.' }],
  notes: [{ recipe_id: 'a', title: 'T', text: 'x' }],
  recipes_to_tags: [{ recipe_id: 'a', tag_id: 't' }],
  tags: [{ id: 't', name: 'tag' }],
  recipe_nutrition: [{ recipe_id: 'a', calories: 3 }],
};

const steps = [
  {
    name: 'A',
    order: 1,
    time: 3,
    instruction: 'Take {{ ingredients[0] }}.',
    ingredients: [
      { food: { name: 'x', plural_name: 'y' }, unit: { name: 'g' }, amount: 2, note: 'n', order: 1, is_header: false },
    ],
  },
];

const samples = [
  [
    paprika,
    {
      uid: 'u',
      name: 'Soup',
      ingredients: 'A:\nb',
      directions: '1. c',
      photos: [{ data: 'x' }],
      rating: 3,
      categories: ['x'],
    },
  ],
  [mealie, rows],
  [
    mealie,
    {
      slug: 's',
      name: 'Soup',
      recipeIngredient: [{ quantity: 1, unit: { name: 'g' }, food: 'x' }],
      recipeInstructions: [{ text: 'x' }],
      notes: [{ text: 'x' }],
      extras: {},
    },
  ],
  [
    tandoor,
    {
      name: 'Soup',
      servings: 2,
      servings_text: 'x',
      steps,
      keywords: [{ name: 'k' }],
      nutrition: { fats: 3 },
      properties: [{ property_amount: 1, property_type: { name: 'x' } }],
      working_time: 3,
    },
  ],
  [recipesage, { recipes: [node] }],
  [nextcloud, node],
  [schemaOrg, { '@graph': [node] }],
] as const;

type Json = unknown;

/** Lists the path to every value inside a value. */
const pathsIn = (value: Json, path: readonly string[] = []): readonly (readonly string[])[] => {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([name, one]) => pathsIn(one, [...path, name]))];
};

/** Replaces the value at a path. */
const replaceAt = (value: Json, [name, ...rest]: readonly string[], other: Json): Json => {
  if (name === undefined || typeof value !== 'object' || value === null) return other;
  const copy: Record<string, Json> | Json[] = Array.isArray(value) ? [...(value as Json[])] : { ...value };
  return Object.assign(copy, { [name]: replaceAt((value as Record<string, Json>)[name], rest, other) });
};

suite('unexpected values', () => {
  for (const [index, [format, value]] of samples.entries()) {
    test(`do not abort reading a ${format.id} file (${index + 1})`, async () => {
      const paths = pathsIn(value);
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...paths),
          fc.oneof(
            fc.jsonValue({ maxDepth: 3 }),
            fc.constantFrom('', 0, -1, 1e300, [], {}, [[[]]], '\u0000', '\ud800', '__proto__'),
            fc.string({ unit: 'binary', maxLength: 50 }),
          ),
          async (path, other) => {
            const file = fileOf(replaceAt(value, path, other) as Record<string, unknown>);
            await format.detect(file);
            const { found } = await findAll(format, file);
            const isUnreadable = found.map(({ kind }) => kind === 'unreadable');
            const items = await itemsOf(format, file);
            // Every recipe that was read can be stored, whatever its values.
            assert.deepEqual(
              items.map(({ document }) => document === undefined),
              isUnreadable,
            );
          },
        ),
        { numRuns: 300 },
      );
    });
  }
});
