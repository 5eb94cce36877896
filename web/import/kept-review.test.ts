import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';

import { caller } from '../api/client.ts';
import { storageOf } from './device-storage.ts';
import { storageIn } from './fake-storage.ts';
import { keepReview, keepReviewsOf, readReview } from './kept-review.ts';
import type { Chosen } from './kept-review.ts';

const chosen: Chosen = {
  choices: new Map([
    ['put aside', undefined],
    ['known', { action: 'update', target: 'entry' }],
    ['left out', { action: 'skip' }],
  ]),
  retaining: new Map([['known', false]]),
};
const nothing: Chosen = { choices: new Map(), retaining: new Map() };

suite('what was chosen in a review', () => {
  beforeEach(() => Object.assign(caller, { userId: 'ada', libraryId: 'kitchen' }));

  test('is found again, also that something stays for another time', () => {
    const storage = storageIn(new Map());
    keepReview('one', chosen, storage);
    assert.deepEqual(readReview('one', storage), chosen);
    assert.deepEqual(readReview('another', storage), nothing);
  });

  test('is nobody else’s, and of no other library', () => {
    const storage = storageIn(new Map());
    keepReview('one', chosen, storage);
    caller.userId = 'ben';
    assert.deepEqual(readReview('one', storage), nothing);
    Object.assign(caller, { userId: 'ada', libraryId: 'garden' });
    assert.deepEqual(readReview('one', storage), nothing);
  });

  test('goes with its preview, and what is of others stays', () => {
    const kept = new Map([['tureen.theme', 'dark']]);
    const storage = storageIn(kept);
    for (const id of ['one', 'two', 'three']) keepReview(id, chosen, storage);
    keepReviewsOf(new Set(['two']), storage);
    assert.deepEqual([...kept.keys()], ['tureen.theme', 'tureen.import-choices.ada.kitchen.two']);
  });

  test('is what can be understood of it', () => {
    const kept = new Map<string, string>();
    for (const [text, choices] of [
      ['{', []],
      ['null', []],
      ['{"choices":[1],"retaining":7}', []],
      ['{"choices":{"a":{"action":"eat"},"b":7,"c":{"action":"skip","target":4}}}', [['c', { action: 'skip' }]]],
    ] as const) {
      kept.set('tureen.import-choices.ada.kitchen.one', text);
      assert.deepEqual([...readReview('one', storageIn(kept)).choices], choices, text);
    }
  });

  test('stands in nobody’s way where a device is full or keeps nothing', () => {
    const storage = storageOf(() => assert.fail('QuotaExceededError'));
    keepReview('one', chosen, storage);
    keepReviewsOf(new Set(), storage);
    assert.deepEqual(readReview('one', storage), nothing);
  });
});
