import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { correctPrefix, correctWord, isCorrectable } from './correct-word.ts';

suite('spelling correction', () => {
  test('allows one typo in four to seven letters, two in eight or more, and none in fewer than four', () => {
    assert.deepEqual(correctWord('chiken', ['chicken', 'kitchen', 'chick']), ['chicken']);
    assert.deepEqual(correctWord('brocolli', ['broccoli']), ['broccoli']);
    assert.deepEqual(correctWord('chikn', ['chicken']), []);
    assert.deepEqual(correctWord('tunna', ['tuna']), ['tuna']);
    assert.deepEqual(correctWord('tun', ['tuna']), []);
    assert.deepEqual(['tun', 'tuna', 'käse', '2024', '12345678', 'b12'].map(isCorrectable), [
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  test('returns all words at the smallest distance, same length first, then alphabetically', () => {
    assert.deepEqual(correctWord('pasra', ['pastra', 'pasta', 'paste', 'parra', 'pastas']), [
      'parra',
      'pasta',
      'pastra',
    ]);
    assert.deepEqual(correctWord('tomatoes', ['tomatos', 'potatoes', 'tomatoe']), ['tomatoe', 'tomatos']);
  });

  test('returns at most twenty words', () => {
    const many = Array.from({ length: 26 }, (_, index) => `plum${String.fromCodePoint(97 + index)}`);
    assert.deepEqual(correctWord('plumx1', many), ['plumx']);
    assert.equal(correctWord('plum1', many).length, 20);
  });

  test('corrects prefixes of five letters or more', () => {
    assert.deepEqual(correctPrefix('brocol', ['broccoli', 'brochette', 'brown']), ['broccoli']);
    assert.deepEqual(correctPrefix('broc', ['brie']), []);
    assert.deepEqual(correctPrefix('zuchin', ['zucchini', 'zucker']), ['zucchini']);
  });
});
