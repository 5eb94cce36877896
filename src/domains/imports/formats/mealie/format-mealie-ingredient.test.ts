import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { formatMealieIngredient } from './format-mealie-ingredient.ts';

suite('Mealie ingredient formatting', () => {
  test('uses the note of an unparsed line without its default quantity', () => {
    assert.equal(formatMealieIngredient({ quantity: 1, note: '1 cup flour' }), '1 cup flour');
    assert.equal(formatMealieIngredient({ quantity: 0, note: 'salt' }), 'salt');
    assert.equal(formatMealieIngredient({ quantity: 2, note: '2 eggs' }), '2 eggs');
    assert.equal(formatMealieIngredient({ quantity: 3, note: 'eggs' }), '3 eggs');
    assert.equal(formatMealieIngredient({ quantity: 1, note: '', originalText: '1 pinch salt' }), '1 pinch salt');
    assert.equal(formatMealieIngredient({ quantity: 1, note: '', display: '1 pinch' }), '1 pinch');
    assert.equal(formatMealieIngredient({}), '');
  });

  test('assembles a line from its parts, with plurals that match the amount', () => {
    const unit = { name: 'cup', plural_name: 'cups', abbreviation: 'c', plural_abbreviation: 'cc' };
    const food = { name: 'carrot', plural_name: 'carrots' };
    assert.equal(formatMealieIngredient({ quantity: 1, unit, food }), '1 cup carrot');
    assert.equal(formatMealieIngredient({ quantity: 2, unit, food, note: 'grated' }), '2 cups carrots, grated');
    assert.equal(
      formatMealieIngredient({ quantity: 2, unit: { ...unit, use_abbreviation: true }, food }),
      '2 cc carrots',
    );
    assert.equal(formatMealieIngredient({ food, note: ', raw' }), 'carrots, raw');
    assert.equal(formatMealieIngredient({ quantity: 0.5, unit: 'cup', food: 'milk' }), '1/2 cup milk');
  });
});
