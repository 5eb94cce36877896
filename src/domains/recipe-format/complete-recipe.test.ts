import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { checkRecipe } from './check/check-recipe.ts';
import { completeRecipe } from './complete-recipe.ts';
import { saysTheSame } from './same-json.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';
import { arbitraryRecipe } from './recipe.arbitraries.ts';

const counter = (): (() => string) => {
  let count = 0;
  return () => `new-${(count += 1)}`;
};

/** A document as a client may send it: null lists and missing ids. */
const sent = {
  title: 'Bread',
  keywords: null,
  x: null,
  times: { assertions: [{ kind: 'rise' }] },
  ingredient_sections: [
    {
      ingredients: [
        { text: '500 g flour', quantity: { kind: 'simple', terms: null, options: null }, x: null },
        { id: 'salt' },
      ],
    },
  ],
  instruction_sections: [{ steps: [{ text: 'Knead.', timing_ids: null }] }, { id: 'end', steps: null }],
  equipment: [{ description: 'bowl' }],
  assets: [{ role: 'image' }],
  variants: [{ id: 'rye', yields: null, ingredient_sections: [{ ingredients: [{ text: 'rye' }] }] }],
} satisfies object as RecipeDocument;

suite('preparing a document for storage', () => {
  test('adds the format, an id, and ids for sections, ingredients, steps and every other part that has one', () => {
    assert.deepEqual(completeRecipe(sent, counter()), {
      format: 'tureen.recipe/1',
      id: 'new-1',
      title: 'Bread',
      x: null,
      times: { assertions: [{ id: 'new-2', kind: 'rise' }] },
      ingredient_sections: [
        {
          id: 'new-3',
          ingredients: [{ id: 'new-4', text: '500 g flour', quantity: { kind: 'simple' }, x: null }, { id: 'salt' }],
        },
      ],
      instruction_sections: [{ id: 'new-5', steps: [{ id: 'new-6', text: 'Knead.' }] }, { id: 'end' }],
      equipment: [{ id: 'new-7', description: 'bowl' }],
      assets: [{ id: 'new-8', role: 'image' }],
      variants: [{ id: 'rye', ingredient_sections: [{ id: 'new-9', ingredients: [{ id: 'new-10', text: 'rye' }] }] }],
    });
  });

  test('is deterministic, and leaves a complete document unchanged', () => {
    const complete = completeRecipe(sent, counter());
    assert.equal(JSON.stringify(completeRecipe(sent, counter())), JSON.stringify(complete));
    assert.deepEqual(
      completeRecipe(complete, () => assert.fail('There is nothing to give an id.')),
      complete,
    );
  });

  test('keeps everything, including unknown properties, and returns a valid document', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const before = JSON.stringify(recipe);
        const complete = completeRecipe(recipe, counter());
        const { format, id, ...rest } = complete;
        assert.deepEqual([format, id], ['tureen.recipe/1', 'new-1']);
        assert.ok(saysTheSame(rest, recipe));
        assert.deepEqual(checkRecipe(complete).faults, undefined);
        assert.equal(JSON.stringify(recipe), before);
      }),
    );
  });
});
