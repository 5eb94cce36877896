import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { completeRecipe } from '../../recipe-format/index.ts';
import type { Ingredient, RecipeDocument } from '../../recipe-format/index.ts';
import { parseRecipe } from '../../recipes/index.ts';
import { formatQuantity } from '../../units/index.ts';
import { createTestRecipeDocument } from './requirements.fixtures.ts';
import { toIngredientRequirements } from './to-ingredient-requirements.ts';

const convert = (lines: readonly (string | Ingredient)[], more: Partial<RecipeDocument> = {}) =>
  toIngredientRequirements(parseRecipe(completeRecipe(createTestRecipeDocument('soup', lines, more), () => 'given')));

/** The only requirement of a line. */
const only = (line: string | Ingredient, more: Partial<RecipeDocument> = {}) =>
  convert([line], more)[0] ?? assert.fail();

const grams = (value: string) => ({ kind: 'simple', amount: { value }, unit: 'metric.gram' }) as const;

suite('converting ingredients to requirements', () => {
  test('uses the structured fields of an ingredient, or else its line', () => {
    const parts = only({
      text: 'x',
      name: 'Flour',
      quantity: grams('200'),
      note: 'the fine one',
      preparation: 'sifted',
    });
    assert.deepEqual(
      [parts.name, parts.quantity, parts.note, parts.foods],
      ['Flour', grams('200'), 'the fine one', ['flour']],
    );
    const line = only('200 g flour, sifted');
    assert.deepEqual([line.name, line.note, line.foods], ['flour', '', ['flour']]);
    assert.equal(line.quantity && formatQuantity(line.quantity, { language: 'en' }), '200 g');
    assert.equal(only({ text: '200 g flour', name: 'spelt flour' }).name, 'spelt flour');
    assert.deepEqual(only({ text: '200 g flour', quantity: grams('5') }).quantity, grams('5'));
  });

  test('does not parse the line of a confirmed ingredient', () => {
    const { quantity } = only({ text: '2 drops of nothing', name: 'nothing', normalization: { review: 'confirmed' } });
    assert.equal(quantity, undefined);
  });

  test('includes the package size from the line or the document', () => {
    assert.equal(only('2 (14 oz) cans tomatoes').package?.amount?.value, '14');
    assert.deepEqual(only({ name: 'tomatoes', package_size: grams('400') }).package, grams('400'));
  });

  test('collapses whitespace in names and truncates them to 200 characters without splitting a word or character', () => {
    const { name } = only({ name: 'very '.repeat(60) });
    assert.deepEqual([name.length, name.endsWith('very')], [199, true]);
    assert.equal(only({ name: `${'x'.repeat(199)}🍋🍋` }).name, 'x'.repeat(199));
    assert.equal(only({ name: 'red\n  onion' }).name, 'red onion');
    assert.equal(only('(to taste)').name, '(to taste)');
  });

  test('combines the folded semantic id from the document with that of the name', () => {
    const { foods } = only({ name: 'Zwiebeln', normalization: { semantic_id: 'Onion (brown)' } }, { language: 'de' });
    assert.deepEqual(foods, ['onion-brown', 'zwiebel']);
    assert.deepEqual(only('2 große Zwiebeln, gehackt', { language: 'de' }).foods, ['zwiebel']);
    assert.deepEqual(only('oregano, dried').foods, ['dried-oregano']);
  });

  test('keeps words in the name that make it a different food, but not preparations', () => {
    for (const [line, name] of [
      ['500 g minced beef', 'minced beef'],
      ['400 g minced lamb', 'minced lamb'],
      ['1 tsp oregano, dried', 'dried oregano'],
      ['1 tsp dried oregano', 'dried oregano'],
      ['100 g sliced almonds', 'sliced almonds'],
      ['1 loaf sliced bread', 'sliced bread'],
      ['2 cloves garlic, minced', 'garlic'],
      ['2 onions, sliced', 'onions'],
      ['200 g flour, sifted', 'flour'],
    ] as const) {
      assert.equal(only(line).name, name, line);
    }
    for (const [line, name] of [
      ['1 TL Oregano, getrocknet', 'Oregano, getrocknet'],
      ['400 g Tomaten, passierte', 'Tomaten, passiert'],
      ['200 g Lachs, geräuchert', 'Lachs, geräuchert'],
      ['200 g Sahne, saure', 'Sahne, sauer'],
      ['1 rote Paprika', 'rote Paprika'],
      ['2 Zwiebeln, gehackt', 'Zwiebeln'],
    ] as const) {
      const result = only(line, { language: 'de' });
      assert.deepEqual([result.name, result.note], [name, ''], line);
    }
  });

  test('keeps an explicit name unchanged', () => {
    const given = { name: 'Beef', text: '500 g minced beef', normalization: { semantic_id: 'minced-beef' } };
    assert.equal(only(given).name, 'Beef');
  });

  test('detects the language from the lines if the recipe does not state it', () => {
    const { language: _, ...undeclared } = createTestRecipeDocument('suppe', [
      '2 EL Öl',
      '1 Zwiebel, gehackt',
      '1 Bund Petersilie',
    ]);
    const [, onion] = toIngredientRequirements(parseRecipe({ ...undeclared, title: 'Suppe' }));
    assert.deepEqual(onion?.foods, ['zwiebel']);
  });

  test('turns "or" ingredients into alternatives of the ingredient before them, even several in a row', () => {
    const [fat, egg, ...others] = convert([
      { name: 'butter', quantity: grams('200') },
      { name: 'margarine', quantity: grams('180'), relation: 'or' },
      { text: 'or 2 tbsp oil', relation: 'or' },
      { name: 'lard', relation: 'or' },
      { name: 'egg' },
    ]);
    assert.deepEqual(
      fat?.alternatives.map(({ id, name, quantity }) => [id, name, quantity?.amount?.value, quantity?.unit]),
      [
        ['2', 'margarine', '180', 'metric.gram'],
        ['3', 'oil', '2', undefined],
        ['4', 'lard', '200', 'metric.gram'],
      ],
    );
    assert.deepEqual([fat.id, egg?.name, egg?.alternatives, others], ['1', 'egg', [], []]);
  });

  test('does not treat an "or" ingredient at the start of a section as an alternative', () => {
    const recipe = createTestRecipeDocument('soup', [], {
      ingredient_sections: [
        { ingredients: [{ id: 'a', name: 'butter' }] },
        { ingredients: [{ id: 'b', name: 'oil', relation: 'or' }] },
      ],
    });
    assert.deepEqual(
      toIngredientRequirements(parseRecipe(recipe)).map(({ name }) => name),
      ['butter', 'oil'],
    );
  });

  test('keeps a "plus" ingredient separate', () => {
    const both = convert([{ name: 'butter' }, { name: 'flour', relation: 'plus' }]);
    assert.deepEqual(
      both.map(({ name, alternatives }) => [name, alternatives]),
      [
        ['butter', []],
        ['flour', []],
      ],
    );
  });

  test('adds an alternative for an option in the line, with the same quantity unless stated otherwise', () => {
    const butter = only('200 g butter or margarine');
    assert.deepEqual(
      [butter, ...butter.alternatives].map(({ id, name, quantity, foods }) => [
        id,
        name,
        quantity?.amount?.value,
        foods,
      ]),
      [
        ['1', 'butter', '200', ['butter']],
        ['1~1', 'margarine', '200', ['margarine']],
      ],
    );
    const thyme = only('1 tbsp fresh thyme (or 1 tsp dried)');
    assert.deepEqual(
      thyme.alternatives.map(({ name, quantity }) => [name, quantity?.text]),
      [['dried thyme', '1 tsp']],
    );
    assert.equal(thyme.note, '');
    assert.deepEqual(
      only({ text: 'x', name: 'Butter oder Margarine' }, { language: 'de' }).alternatives.map(({ name }) => name),
      ['Margarine'],
    );
  });

  test('lists a repeated alternative once', () => {
    const [fat] = convert(['200 g butter or margarine', { name: 'Margarine', relation: 'or' }]);
    assert.deepEqual(
      fat?.alternatives.map(({ id }) => id),
      ['1~1'],
    );
  });

  test('marks an ingredient as optional if the document or the line says so', () => {
    assert.deepEqual(
      convert(['parsley (optional)', { name: 'salt', optional: true }, 'an egg']).map(({ isOptional }) => isOptional),
      [true, true, false],
    );
  });

  test('skips ingredients with neither a name nor a recipe that makes them', () => {
    const some = convert([
      { quantity: grams('5') },
      { name: 'x', relation: 'or' },
      { recipe_ref: { recipe_id: 'stock' } },
      { recipe_ref: { title: 'Stock' } },
    ]);
    assert.deepEqual(
      some.map(({ name, madeBy }) => [name, madeBy]),
      [
        ['x', undefined],
        ['', 'stock'],
        ['Stock', undefined],
      ],
    );
  });
});
