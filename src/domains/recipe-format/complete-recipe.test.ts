import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { arbitraryRecipe } from './arbitraries/recipe.arbitraries.ts';
import { completeRecipe } from './complete-recipe.ts';
import { isSameJson } from './json.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';
import { validateRecipe } from './validation/validate-recipe.ts';

const createIdCounter = (): (() => string) => {
  let count = 0;
  return () => `new-${(count += 1)}`;
};

/** A document as a client may send it: null lists and missing ids. */
const sentRecipe = {
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
    assert.deepEqual(completeRecipe(sentRecipe, createIdCounter()), {
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
    const complete = completeRecipe(sentRecipe, createIdCounter());
    assert.equal(JSON.stringify(completeRecipe(sentRecipe, createIdCounter())), JSON.stringify(complete));
    assert.deepEqual(
      completeRecipe(complete, () => assert.fail('generated an id although none is missing')),
      complete,
    );
  });

  test('drops what only a scaled view has, and keeps the scaled line and the authored quantity', () => {
    const line = {
      id: 'flour',
      text: '2 cups flour',
      quantity: { kind: 'simple', amount: { value: '4' } },
      authored_quantity: { kind: 'simple', amount: { value: '2' } },
      scaled_text: '4 cups flour',
    } as const;
    const shown = {
      reading: { amount: '4 cups ', food: 'flour', rest: '' },
      scaling: 'scaled',
      weight: { grams: 500, food_id: '20081', source: 'x', approximate: true },
      converted: false,
      ambiguous_unit: 'cups',
    } as const;
    const oven = { value: { value: '350' }, scale: 'fahrenheit' } as const;
    const step = { id: 'bake', text: 'Bake at 350 °F.', x: { start: 1, uses: [] } };
    const recipe: RecipeDocument = {
      id: 'bread',
      title: 'Bread',
      ingredient_sections: [{ id: 'i', ingredients: [{ ...line, ...shown }] }],
      instruction_sections: [
        {
          id: 's',
          steps: [
            {
              ...step,
              temperatures: [{ ...oven, start: 8, end: 14, text: '180 °C' }],
              scaled_text: 'Bake at 180 °C.',
              uses: [{ ingredient_id: 'flour', amount: '4 cups' }],
              times: [{ start: 1, end: 2, seconds: 60, max_seconds: 60 }],
            },
          ],
        },
      ],
    };
    assert.deepEqual(completeRecipe(recipe, createIdCounter()), {
      format: 'tureen.recipe/1',
      id: 'bread',
      title: 'Bread',
      ingredient_sections: [{ id: 'i', ingredients: [line] }],
      instruction_sections: [{ id: 's', steps: [{ ...step, temperatures: [oven] }] }],
    });
  });

  test('keeps everything, including unknown properties, and returns a valid document', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const before = JSON.stringify(recipe);
        const complete = completeRecipe(recipe, createIdCounter());
        const { format, id, ...rest } = complete;
        assert.deepEqual([format, id], ['tureen.recipe/1', 'new-1']);
        assert.ok(isSameJson(rest, recipe));
        assert.deepEqual(validateRecipe(complete).violations, undefined);
        assert.equal(JSON.stringify(recipe), before);
      }),
    );
  });
});
