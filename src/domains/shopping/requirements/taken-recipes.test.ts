import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { RecipeDocument } from '../../recipe-format/index.ts';
import { deriveRequirements } from './derive-requirements.ts';
import type { RecipeShelf } from './recipe-shelf.ts';
import { documentOf, portionOf, recipeOf, required, shelfOf } from './shelf.examples.ts';

const foods = (shelf: RecipeShelf, recipeId = 'english') =>
  required([portionOf(recipeId)], shelf).map(({ choices }) => choices.map((choice) => choice.foods?.join(' ')));

/** A recipe whose ingredient ids differ from those of its translation. */
const laidOut = (lines: readonly string[]): RecipeDocument =>
  documentOf(
    'english',
    lines.map((text, index) => ({ id: `line-${index}`, text })),
  );

suite('foods of one recipe in several languages', () => {
  const group = { translationGroup: 'soup' };
  const german = documentOf('suppe', ['2 Zwiebeln', '200 ml Sahne oder Milch'], { language: 'de' });
  test('are matched by ingredient id, including alternatives in a line', () => {
    const english = documentOf('english', ['200 ml cream or milk', '2 onions'], {});
    const ids = { '1': '2', '2': '1' } as const;
    const [section] = english.ingredient_sections ?? [];
    const swapped = {
      ...english,
      ingredient_sections: [
        { ingredients: (section?.ingredients ?? []).map((one) => ({ ...one, id: ids[one.id === '1' ? '1' : '2'] })) },
      ],
    };
    const shelf = shelfOf(recipeOf(swapped, group), recipeOf(german, group));
    assert.deepEqual(foods(shelf), [['cream sahne', 'milk milch'], ['onion zwiebel']]);
    assert.deepEqual(foods(shelf, 'suppe'), [['zwiebel onion'], ['sahne cream', 'milch milk']]);
  });

  test('are matched by position if both recipes have the same layout', () => {
    const alike = laidOut(['2 onions', '200 ml cream or milk']);
    assert.deepEqual(foods(shelfOf(recipeOf(alike, group), recipeOf(german, group))), [
      ['onion zwiebel'],
      ['cream sahne', 'milk milch'],
    ]);
    const longer = laidOut(['2 onions', '200 ml cream or milk', 'salt']);
    assert.deepEqual(foods(shelfOf(recipeOf(longer, group), recipeOf(german, group)))[0], ['onion']);
  });

  test('are taken only from the translation group, without trashed recipes and copies', () => {
    const english = documentOf('english', ['2 onions', '200 ml cream or milk']);
    const own = recipeOf(english, group);
    for (const other of [
      recipeOf(german),
      recipeOf(german, { translationGroup: 'other' }),
      recipeOf(german, { ...group, state: 'trashed' }),
      recipeOf(german, { ...group, recipeId: 'english' }),
    ]) {
      assert.deepEqual(foods(shelfOf(own, other))[0], ['onion']);
    }
  });

  test('cannot be derived from too many long translations', () => {
    const lines = Array.from({ length: 2000 }, (_, index) => `${index} onions`);
    const all = Array.from({ length: 31 }, (_, index) => recipeOf(documentOf(`soup-${index}`, lines), group));
    assert.deepEqual(deriveRequirements([portionOf('soup-0')], shelfOf(...all)), {
      kind: 'refused',
      fault: { kind: 'too-many' },
    });
  });
});
