import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../../recipe-format/index.ts';
import type { RecipeIndex } from './recipe-index.ts';
import {
  createTestRecipeDocument,
  createTestPortion,
  createTestLoadedRecipe,
  deriveRequirementsOrFail,
  deriveWhole,
  createTestRecipeLookup,
} from './requirements.fixtures.ts';

const foods = (lookup: RecipeIndex, recipeId = 'english') =>
  deriveRequirementsOrFail([createTestPortion(recipeId)], lookup).map(({ choices }) =>
    choices.map((choice) => choice.foods?.join(' ')),
  );

/** A recipe whose ingredient ids differ from those of its translation. */
const withLineIds = (lines: readonly string[]): RecipeDocument =>
  createTestRecipeDocument(
    'english',
    lines.map((text, index) => ({ id: `line-${index}`, text })),
  );

suite('foods from translations of a recipe', () => {
  const group = { translationGroup: 'soup' };
  const german = createTestRecipeDocument('suppe', ['2 Zwiebeln', '200 ml Sahne oder Milch'], { language: 'de' });
  test('are matched by ingredient id, including alternatives in a line', () => {
    const english = createTestRecipeDocument('english', ['200 ml cream or milk', '2 onions'], {});
    const ids = { '1': '2', '2': '1' } as const;
    const [section] = english.ingredient_sections ?? [];
    const swapped = {
      ...english,
      ingredient_sections: [
        { ingredients: (section?.ingredients ?? []).map((one) => ({ ...one, id: ids[one.id === '1' ? '1' : '2'] })) },
      ],
    };
    const lookup = createTestRecipeLookup(
      createTestLoadedRecipe(swapped, group),
      createTestLoadedRecipe(german, group),
    );
    assert.deepEqual(foods(lookup), [['cream sahne', 'milk milch'], ['onion zwiebel']]);
    assert.deepEqual(foods(lookup, 'suppe'), [['zwiebel onion'], ['sahne cream', 'milch milk']]);
  });

  test('are matched by position if both recipes have the same layout', () => {
    const sameLayout = withLineIds(['2 onions', '200 ml cream or milk']);
    assert.deepEqual(
      foods(createTestRecipeLookup(createTestLoadedRecipe(sameLayout, group), createTestLoadedRecipe(german, group))),
      [['onion zwiebel'], ['cream sahne', 'milk milch']],
    );
    const longer = withLineIds(['2 onions', '200 ml cream or milk', 'salt']);
    assert.deepEqual(
      foods(createTestRecipeLookup(createTestLoadedRecipe(longer, group), createTestLoadedRecipe(german, group)))[0],
      ['onion'],
    );
  });

  test('come only from the same translation group, excluding trashed recipes and copies', () => {
    const english = createTestRecipeDocument('english', ['2 onions', '200 ml cream or milk']);
    const own = createTestLoadedRecipe(english, group);
    for (const other of [
      createTestLoadedRecipe(german),
      createTestLoadedRecipe(german, { translationGroup: 'other' }),
      createTestLoadedRecipe(german, { ...group, state: 'trashed' }),
      createTestLoadedRecipe(german, { ...group, recipeId: 'english' }),
    ]) {
      assert.deepEqual(foods(createTestRecipeLookup(own, other))[0], ['onion']);
    }
  });

  test('are rejected if there are too many long translations', () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `${index} onions`);
    const all = Array.from({ length: 31 }, (_, index) =>
      createTestLoadedRecipe(createTestRecipeDocument(`soup-${index}`, lines), group),
    );
    assert.deepEqual(deriveWhole([createTestPortion('soup-0')], createTestRecipeLookup(...all)), {
      kind: 'refused',
      fault: { kind: 'too-many' },
    });
  });
});
