import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Ingredient } from '../document.ts';
import { getLineText, toIngredientLine } from './ingredient-line.ts';

const eggs: Ingredient = {
  text: '2 large eggs plus 1 egg yolk, beaten',
  reading: { amount: '4 ', food: 'large eggs plus 2 egg yolks', rest: ', beaten' },
  scaling: 'scaled',
};

suite('ingredient lines', () => {
  test('show the reading of the service', () => {
    const line = toIngredientLine(eggs, 'x', 'scaled');
    assert.deepEqual(
      [line.amount, line.food, line.rest, line.isNotScaled],
      ['4 ', 'large eggs plus 2 egg yolks', ', beaten', false],
    );
    assert.equal(getLineText(line), '4 large eggs plus 2 egg yolks, beaten');
  });

  test('are plain text as written if there is no reading', () => {
    const plain = toIngredientLine({ text: '2 eggs, beaten' }, 'x', 'as-written');
    assert.deepEqual([plain.amount, plain.food, plain.rest], ['', '2 eggs, beaten', '']);
    const composed: Ingredient = { name: 'leeks', quantity: { kind: 'simple', text: '2' }, preparation: 'sliced' };
    assert.equal(getLineText(toIngredientLine(composed, 'x', 'as-written')), '2 leeks, sliced');
  });

  test('are marked as not scaled only at another scale', () => {
    const left: Ingredient = { ...eggs, scaling: 'not-scaled' };
    assert.equal(toIngredientLine(left, 'x', 'scaled').isNotScaled, true);
    assert.equal(toIngredientLine(left, 'x', 'converted').isNotScaled, false);
    assert.equal(toIngredientLine({ ...eggs, scaling: 'unchanged' }, 'x', 'scaled').isNotScaled, false);
  });

  test('omit a note that the line already contains', () => {
    assert.equal(toIngredientLine({ ...eggs, note: 'beaten' }, 'x', 'scaled').note, undefined);
    assert.equal(toIngredientLine({ ...eggs, note: 'free-range' }, 'x', 'scaled').note, 'free-range');
  });
});
