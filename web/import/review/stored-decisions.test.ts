import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';

import { caller } from '../../api/client.ts';
import { createSafeStorage } from '../device-storage.ts';
import { createFakeStorage } from '../fake-storage.ts';
import { storeDecisions, pruneDecisions, readDecisions } from './stored-decisions.ts';
import type { ReviewDecisions } from './stored-decisions.ts';

const chosen: ReviewDecisions = {
  choices: new Map([
    ['put aside', undefined],
    ['known', { action: 'update', target: 'entry' }],
    ['left out', { action: 'skip' }],
  ]),
  retaining: new Map([['known', false]]),
};
const nothing: ReviewDecisions = { choices: new Map(), retaining: new Map() };

suite('what was chosen in a review', () => {
  beforeEach(() => Object.assign(caller, { userId: 'ada', libraryId: 'kitchen' }));

  test('is found again, also that something stays for another time', () => {
    const storage = createFakeStorage(new Map());
    storeDecisions('one', chosen, storage);
    assert.deepEqual(readDecisions('one', storage), chosen);
    assert.deepEqual(readDecisions('another', storage), nothing);
  });

  test('is nobody else’s, and of no other library', () => {
    const storage = createFakeStorage(new Map());
    storeDecisions('one', chosen, storage);
    caller.userId = 'ben';
    assert.deepEqual(readDecisions('one', storage), nothing);
    Object.assign(caller, { userId: 'ada', libraryId: 'garden' });
    assert.deepEqual(readDecisions('one', storage), nothing);
  });

  test('goes with its preview, and what is of others stays', () => {
    const kept = new Map([['tureen.theme', 'dark']]);
    const storage = createFakeStorage(kept);
    for (const id of ['one', 'two', 'three']) storeDecisions(id, chosen, storage);
    pruneDecisions(new Set(['two']), storage);
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
      assert.deepEqual([...readDecisions('one', createFakeStorage(kept)).choices], choices, text);
    }
  });

  test('stands in nobody’s way where a device is full or keeps nothing', () => {
    const storage = createSafeStorage(() => assert.fail('QuotaExceededError'));
    storeDecisions('one', chosen, storage);
    pruneDecisions(new Set(), storage);
    assert.deepEqual(readDecisions('one', storage), nothing);
  });
});
