import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { changesBetween } from './changes-between.ts';
import { RECIPE_PROPERTIES } from './schema/recipe.schemas.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';
import { arbitraryRecipe } from './recipe.arbitraries.ts';

const nested = (depth: number, core: unknown): unknown => {
  let value = core;
  for (let level = 0; level < depth; level += 1) value = { a: [value] };
  return value;
};

/** The same with its properties in another order, at every level. */
const turned = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, inner]) => [key, turned(inner)] as const);
  return Object.fromEntries(entries.reverse());
};

const deep = (core: number): RecipeDocument => ({ title: 'a', x: nested(100_000, core) }) as RecipeDocument;

const wide = (last: number): RecipeDocument =>
  ({ title: 'a', x: Array.from({ length: 300_000 }, (_, index) => ({ index, last })) }) as RecipeDocument;

suite('what changed between two documents', () => {
  test('a document does not differ from itself, whatever the order of its properties', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        assert.deepEqual(changesBetween(recipe, turned(recipe) as RecipeDocument), []);
        assert.deepEqual(changesBetween(recipe, { ...recipe, absent: null } as RecipeDocument), []);
      }),
    );
  });

  test('null and absent are the same, also inside; null in a list is not', () => {
    const step = { text: 'Mix.' };
    const one = { title: 'a', instruction_sections: [{ steps: [{ ...step, timing_ids: null }] }], keywords: null };
    const other = { title: 'a', instruction_sections: [{ steps: [step] }] };
    assert.deepEqual(changesBetween(one, other), []);
    assert.deepEqual(
      changesBetween({ title: 'a', x: [null] } as RecipeDocument, { title: 'a', x: [] } as RecipeDocument),
      ['x'],
    );
  });

  test('changes are exactly the properties that were changed, in the order of the format, then by name', () => {
    const names = ['zest', 'yields', 'title', 'a_note', 'ingredient_sections', 'description'] as const;
    fc.assert(
      fc.property(arbitraryRecipe, fc.subarray([...names]), (recipe, changed) => {
        const after = { ...recipe, ...Object.fromEntries(changed.map((name) => [name, `another ${name}`])) };
        const order = [...RECIPE_PROPERTIES, 'a_note', 'zest'];
        assert.deepEqual(
          changesBetween(recipe, after),
          changed.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
        );
        assert.deepEqual(changesBetween(after, recipe), changesBetween(recipe, after));
      }),
    );
  });

  test('one changed sign deep inside is seen', () => {
    const before = { title: 'a', x: { y: [{ z: 'one' }] } } as RecipeDocument;
    assert.deepEqual(changesBetween(before, { title: 'a', x: { y: [{ z: 'two' }] } } as RecipeDocument), ['x']);
    assert.deepEqual(changesBetween(before, { title: 'a', x: { y: [{ z: 'one', more: 0 }] } } as RecipeDocument), [
      'x',
    ]);
    assert.deepEqual(changesBetween(before, { title: 'a', x: { y: { 0: { z: 'one' } } } } as RecipeDocument), ['x']);
  });

  test('no depth and no size is too much', () => {
    assert.deepEqual(changesBetween(deep(1), deep(1)), []);
    assert.deepEqual(changesBetween(deep(1), deep(2)), ['x']);
    assert.deepEqual(changesBetween(wide(1), wide(1)), []);
    assert.deepEqual(changesBetween(wide(1), wide(2)), ['x']);
  });
});
