import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { correctBeginning, correctWord, isCorrectable } from './correct-word.ts';

suite('a word is put right', () => {
  test('by one slip with four to seven letters, by two with eight and more, by none below four', () => {
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

  test('to all words of the smallest distance, those of the same length first, then by the alphabet', () => {
    assert.deepEqual(correctWord('pasra', ['pastra', 'pasta', 'paste', 'parra', 'pastas']), [
      'parra',
      'pasta',
      'pastra',
    ]);
    assert.deepEqual(correctWord('tomatoes', ['tomatos', 'potatoes', 'tomatoe']), ['tomatoe', 'tomatos']);
  });

  test('to no more than twenty', () => {
    const many = Array.from({ length: 26 }, (_, index) => `plum${String.fromCodePoint(97 + index)}`);
    assert.deepEqual(correctWord('plumx1', many), ['plumx']);
    assert.equal(correctWord('plum1', many).length, 20);
  });

  test('to words that begin nearly so, with five letters and more', () => {
    assert.deepEqual(correctBeginning('brocol', ['broccoli', 'brochette', 'brown']), ['broccoli']);
    assert.deepEqual(correctBeginning('broc', ['brie']), []);
    assert.deepEqual(correctBeginning('zuchin', ['zucchini', 'zucker']), ['zucchini']);
  });
});
