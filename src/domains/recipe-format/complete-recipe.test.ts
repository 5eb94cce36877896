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

/** A document as a client may send it: with nulls for lists and without ids. */
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

suite('a document as it is kept', () => {
  test('it carries its format, an id, and ids of sections, ingredients, steps and all else that has one', () => {
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

  test('the same ids give the same document, and a complete one stays as it is', () => {
    const complete = completeRecipe(sent, counter());
    assert.equal(JSON.stringify(completeRecipe(sent, counter())), JSON.stringify(complete));
    assert.deepEqual(
      completeRecipe(complete, () => assert.fail('There is nothing to give an id.')),
      complete,
    );
  });

  test('nothing that was there is lost, unknown properties neither, and it is still a document', () => {
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
