import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { one } from '../../units/index.ts';
import { toGrams, weighLine } from './weigh-line.ts';

const weigh = (text: string): number | undefined => {
  const found = weighLine(text, { factor: one, language: 'en', assumed: 'us', style: { language: 'en' } });
  return found && toGrams(found.weight.grams);
};

suite('the weight of a line', () => {
  test('is that of whole items', () => {
    assert.equal(weigh('1 lemon'), 58);
    assert.equal(weigh('2 eggs, separated'), 100);
    assert.equal(weigh('2 egg whites'), 66);
  });

  test('is unknown if the line is about a part of the item, wherever it says so', () => {
    for (const line of [
      'zest of 1 lemon',
      'juice of 1 lemon',
      '1 lemon, zested',
      '1 lemon (juice only)',
      '1 large egg, yolk only',
      '2 eggs, whites only',
    ]) {
      assert.equal(weigh(line), undefined, line);
    }
  });

  test('is unknown if the line offers foods of different weights', () => {
    assert.equal(weigh('1 cup honey or sugar'), undefined);
    assert.equal(weigh('1 cup butter or margarine'), 227);
  });
});
