import assert from 'node:assert/strict';
import { beforeEach, suite, test } from 'node:test';

import { caller } from '../../api/client.ts';
import { createSafeStorage } from '../../offline/safe-storage.ts';
import { createFakeStorage } from '../../offline/fake-storage.ts';
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

suite('stored review decisions', () => {
  beforeEach(() => Object.assign(caller, { userId: 'ada', libraryId: 'kitchen' }));

  test('are read back, including items left for later', () => {
    const storage = createFakeStorage(new Map());
    storeDecisions('one', chosen, storage);
    assert.deepEqual(readDecisions('one', storage), chosen);
    assert.deepEqual(readDecisions('another', storage), nothing);
  });

  test('are separate for each user and library', () => {
    const storage = createFakeStorage(new Map());
    storeDecisions('one', chosen, storage);
    caller.userId = 'ben';
    assert.deepEqual(readDecisions('one', storage), nothing);
    Object.assign(caller, { userId: 'ada', libraryId: 'garden' });
    assert.deepEqual(readDecisions('one', storage), nothing);
  });

  test('are pruned with their previews, leaving other stored data', () => {
    const kept = new Map([['tureen.theme', 'dark']]);
    const storage = createFakeStorage(kept);
    for (const id of ['one', 'two', 'three']) storeDecisions(id, chosen, storage);
    pruneDecisions(new Set(['two']), storage);
    assert.deepEqual([...kept.keys()], ['tureen.theme', 'tureen.import-choices.ada.kitchen.two']);
  });

  test('omit choices that cannot be parsed', () => {
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

  test('cause no error if the device cannot store anything', () => {
    const storage = createSafeStorage(() => assert.fail('QuotaExceededError'));
    storeDecisions('one', chosen, storage);
    pruneDecisions(new Set(), storage);
    assert.deepEqual(readDecisions('one', storage), nothing);
  });
});
