// Uses test generators of another domain.
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { arbitraryRecipe } from '../../src/domains/recipe-format/arbitraries/recipe.arbitraries.ts';
import { parseRecipe } from '../../src/domains/recipes/index.ts';
import {
  deserializeParsedRecipe,
  serializeParsedRecipe,
} from '../../src/domains/recipes/ingredients/stored-parsed-recipe.ts';

/** Without properties that are undefined. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

const throughStore = (text: string | undefined) => deserializeParsedRecipe(text ?? assert.fail('too long'));

suite('a stored parsed recipe', () => {
  test('is what was parsed, whatever the recipe', () => {
    fc.assert(
      fc.property(arbitraryRecipe, (recipe) => {
        const parsed = parseRecipe({ ...recipe, id: 'r' });
        const text = serializeParsedRecipe(parsed);
        fc.pre(text !== undefined);
        assert.deepEqual(plain(throughStore(text)), plain(parsed));
      }),
    );
  });

  test('keeps every part of a line, and what a quantity has besides', () => {
    const labelled = { kind: 'simple' as const, text: 'some', amount: { value: '1' }, source: 'label' };
    const lines = [
      '225 g flour',
      '2 to 3 onions, chopped',
      'about 1 lb beef',
      '1 can (400 g) tomatoes',
      '2 tbsp butter or 3 tbsp oil',
      '2 tbsp butter or margarine',
      '1 cup plus 2 tbsp sugar',
      '2 large eggs plus 1 egg yolk',
      '250 g / 9 oz pasta',
      'salt, optional',
      'a little pepper',
    ];
    const parsed = parseRecipe({
      id: 'r',
      title: 'Everything',
      language: 'en',
      yields: [{ text: '4' }],
      ingredient_sections: [
        { ingredients: lines.map((text, index) => ({ id: `i${index}`, text })) },
        {
          ingredients: [
            { text: '2 servings of béchamel', recipe_ref: { recipe_id: 'bechamel', title: 'Béchamel' } },
            { text: '1 jar of sauce', relation: 'or' },
            { name: 'salt', quantity: labelled },
          ],
        },
      ],
    });
    assert.deepEqual(plain(throughStore(serializeParsedRecipe(parsed))), plain(parsed));
  });

  test('is stored as arrays that omit defaults', () => {
    const ingredients = ['225 g flour', '3 eggs', '1 pinch of salt'].map((text, index) => ({ id: `i${index}`, text }));
    const parsed = parseRecipe({ id: 'r', title: 'Pancakes', ingredient_sections: [{ ingredients }] });
    assert.equal(
      serializeParsedRecipe(parsed),
      '["Pancakes","en",null,[[["i0","flour",["flour"],["225 g","225","metric.gram"]],' +
        '["i1","eggs",["egg"],["3","3",null]],["i2","salt",["salt"],["1 pinch","1","kitchen.pinch"]]]]]',
    );
  });
});
