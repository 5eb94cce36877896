import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { arbitraryRecipe } from './arbitraries/recipe.arbitraries.ts';
import { findChangedProperties } from './find-changed-properties.ts';
import { RECIPE_PROPERTIES } from './schema/recipe.schemas.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

const createNested = (depth: number, core: unknown): unknown => {
  let value = core;
  for (let level = 0; level < depth; level += 1) value = { a: [value] };
  return value;
};

/** The same value with its properties in reverse order at every level. */
const reverseProperties = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reverseProperties);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, reverseProperties(inner)] as const);
  return Object.fromEntries(entries.reverse());
};

const createDeepRecipe = (core: number): RecipeDocument =>
  ({ title: 'a', x: createNested(100_000, core) }) as RecipeDocument;

const createWideRecipe = (last: number): RecipeDocument =>
  ({ title: 'a', x: Array.from({ length: 300_000 }, (_, index) => ({ index, last })) }) as RecipeDocument;

suite('changed properties', () => {
  test('finds no changes in the same document, whatever the order of its properties', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        assert.deepEqual(findChangedProperties(recipe, reverseProperties(recipe) as RecipeDocument), []);
        assert.deepEqual(findChangedProperties(recipe, { ...recipe, absent: null } as RecipeDocument), []);
      }),
    );
  });

  test('treats null as absent at any depth, but not in a list', () => {
    const step = { text: 'Mix.' };
    const one = { title: 'a', instruction_sections: [{ steps: [{ ...step, timing_ids: null }] }], keywords: null };
    const other = { title: 'a', instruction_sections: [{ steps: [step] }] };
    assert.deepEqual(findChangedProperties(one, other), []);
    assert.deepEqual(
      findChangedProperties({ title: 'a', x: [null] } as RecipeDocument, { title: 'a', x: [] } as RecipeDocument),
      ['x'],
    );
  });

  test('lists exactly the changed properties, in format order and then by name', () => {
    const names = ['zest', 'yields', 'title', 'a_note', 'ingredient_sections', 'description'] as const;
    fc.assert(
      fc.property(arbitraryRecipe, fc.subarray([...names]), (recipe, changed) => {
        const after = { ...recipe, ...Object.fromEntries(changed.map((name) => [name, `another ${name}`])) };
        const order = [...RECIPE_PROPERTIES, 'a_note', 'zest'];
        assert.deepEqual(
          findChangedProperties(recipe, after),
          changed.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
        );
        assert.deepEqual(findChangedProperties(after, recipe), findChangedProperties(recipe, after));
      }),
    );
  });

  test('finds a single change deep inside', () => {
    const before = { title: 'a', x: { y: [{ z: 'one' }] } } as RecipeDocument;
    assert.deepEqual(findChangedProperties(before, { title: 'a', x: { y: [{ z: 'two' }] } } as RecipeDocument), ['x']);
    assert.deepEqual(
      findChangedProperties(before, { title: 'a', x: { y: [{ z: 'one', more: 0 }] } } as RecipeDocument),
      ['x'],
    );
    assert.deepEqual(findChangedProperties(before, { title: 'a', x: { y: { 0: { z: 'one' } } } } as RecipeDocument), [
      'x',
    ]);
  });

  test('handles any depth and size', () => {
    assert.deepEqual(findChangedProperties(createDeepRecipe(1), createDeepRecipe(1)), []);
    assert.deepEqual(findChangedProperties(createDeepRecipe(1), createDeepRecipe(2)), ['x']);
    assert.deepEqual(findChangedProperties(createWideRecipe(1), createWideRecipe(1)), []);
    assert.deepEqual(findChangedProperties(createWideRecipe(1), createWideRecipe(2)), ['x']);
  });
});
