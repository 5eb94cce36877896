import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../../recipe-format/index.ts';
import { deriveRequirements } from './derive-requirements.ts';
import type { RecipeLookup } from './recipe-lookup.ts';
import {
  createRecipeDocument,
  createPortion,
  createReadRecipe,
  deriveRequirementsOrFail,
  createRecipeLookup,
} from './requirements.fixtures.ts';

const foods = (lookup: RecipeLookup, recipeId = 'english') =>
  deriveRequirementsOrFail([createPortion(recipeId)], lookup).map(({ choices }) =>
    choices.map((choice) => choice.foods?.join(' ')),
  );

/** A recipe whose ingredient ids differ from those of its translation. */
const withLineIds = (lines: readonly string[]): RecipeDocument =>
  createRecipeDocument(
    'english',
    lines.map((text, index) => ({ id: `line-${index}`, text })),
  );

suite('foods from translations of a recipe', () => {
  const group = { translationGroup: 'soup' };
  const german = createRecipeDocument('suppe', ['2 Zwiebeln', '200 ml Sahne oder Milch'], { language: 'de' });
  test('are matched by ingredient id, including alternatives in a line', () => {
    const english = createRecipeDocument('english', ['200 ml cream or milk', '2 onions'], {});
    const ids = { '1': '2', '2': '1' } as const;
    const [section] = english.ingredient_sections ?? [];
    const swapped = {
      ...english,
      ingredient_sections: [
        { ingredients: (section?.ingredients ?? []).map((one) => ({ ...one, id: ids[one.id === '1' ? '1' : '2'] })) },
      ],
    };
    const lookup = createRecipeLookup(createReadRecipe(swapped, group), createReadRecipe(german, group));
    assert.deepEqual(foods(lookup), [['cream sahne', 'milk milch'], ['onion zwiebel']]);
    assert.deepEqual(foods(lookup, 'suppe'), [['zwiebel onion'], ['sahne cream', 'milch milk']]);
  });

  test('are matched by position if both recipes have the same layout', () => {
    const sameLayout = withLineIds(['2 onions', '200 ml cream or milk']);
    assert.deepEqual(foods(createRecipeLookup(createReadRecipe(sameLayout, group), createReadRecipe(german, group))), [
      ['onion zwiebel'],
      ['cream sahne', 'milk milch'],
    ]);
    const longer = withLineIds(['2 onions', '200 ml cream or milk', 'salt']);
    assert.deepEqual(foods(createRecipeLookup(createReadRecipe(longer, group), createReadRecipe(german, group)))[0], [
      'onion',
    ]);
  });

  test('come only from the same translation group, excluding trashed recipes and copies', () => {
    const english = createRecipeDocument('english', ['2 onions', '200 ml cream or milk']);
    const own = createReadRecipe(english, group);
    for (const other of [
      createReadRecipe(german),
      createReadRecipe(german, { translationGroup: 'other' }),
      createReadRecipe(german, { ...group, state: 'trashed' }),
      createReadRecipe(german, { ...group, recipeId: 'english' }),
    ]) {
      assert.deepEqual(foods(createRecipeLookup(own, other))[0], ['onion']);
    }
  });

  test('are rejected if there are too many long translations', () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `${index} onions`);
    const all = Array.from({ length: 31 }, (_, index) =>
      createReadRecipe(createRecipeDocument(`soup-${index}`, lines), group),
    );
    assert.deepEqual(deriveRequirements([createPortion('soup-0')], createRecipeLookup(...all)), {
      kind: 'refused',
      fault: { kind: 'too-many' },
    });
  });
});
