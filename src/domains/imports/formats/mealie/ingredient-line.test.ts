import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ingredientLine } from './ingredient-line.ts';

suite('Mealie ingredient lines', () => {
  test('use the note of an unparsed line without its default quantity', () => {
    assert.equal(ingredientLine({ quantity: 1, note: '1 cup flour' }), '1 cup flour');
    assert.equal(ingredientLine({ quantity: 0, note: 'salt' }), 'salt');
    assert.equal(ingredientLine({ quantity: 2, note: '2 eggs' }), '2 eggs');
    assert.equal(ingredientLine({ quantity: 3, note: 'eggs' }), '3 eggs');
    assert.equal(ingredientLine({ quantity: 1, note: '', originalText: '1 pinch salt' }), '1 pinch salt');
    assert.equal(ingredientLine({ quantity: 1, note: '', display: '1 pinch' }), '1 pinch');
    assert.equal(ingredientLine({}), '');
  });

  test('are assembled from their parts, with plurals matching the amount', () => {
    const unit = { name: 'cup', plural_name: 'cups', abbreviation: 'c', plural_abbreviation: 'cc' };
    const food = { name: 'carrot', plural_name: 'carrots' };
    assert.equal(ingredientLine({ quantity: 1, unit, food }), '1 cup carrot');
    assert.equal(ingredientLine({ quantity: 2, unit, food, note: 'grated' }), '2 cups carrots, grated');
    assert.equal(ingredientLine({ quantity: 2, unit: { ...unit, use_abbreviation: true }, food }), '2 cc carrots');
    assert.equal(ingredientLine({ food, note: ', raw' }), 'carrots, raw');
    assert.equal(ingredientLine({ quantity: 0.5, unit: 'cup', food: 'milk' }), '1/2 cup milk');
  });
});
