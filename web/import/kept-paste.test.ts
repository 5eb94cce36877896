import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { storageOf } from './device-storage.ts';
import { storageIn } from './fake-storage.ts';
import { dropTyped, keepTyped, readTyped } from './kept-paste.ts';

const nothing = { text: '', kind: undefined };

suite('what was typed for an import', () => {
  test('is found again, with what somebody said that it is', () => {
    const storage = storageIn(new Map());
    assert.deepEqual(readTyped(storage), nothing);
    for (const typed of [
      { text: 'Soup\n\n2 onions ', kind: undefined },
      { text: 'example.org/soup', kind: 'text' as const },
      { text: 'soup', kind: 'url' as const },
    ]) {
      keepTyped(typed, storage);
      assert.deepEqual(readTyped(storage), typed);
    }
    keepTyped({ text: '', kind: undefined }, storage);
    assert.deepEqual(storage.keys(), []);
  });

  test('goes when it has arrived, and what was typed meanwhile stays', () => {
    const storage = storageIn(new Map());
    keepTyped({ text: ' example.org/soup ', kind: undefined }, storage);
    dropTyped({ kind: 'url', url: 'https://example.org/stew' }, storage);
    assert.equal(readTyped(storage).text, ' example.org/soup ');
    dropTyped({ kind: 'url', url: 'https://example.org/soup' }, storage);
    assert.deepEqual(readTyped(storage), nothing);

    keepTyped({ text: 'Soup', kind: undefined }, storage);
    dropTyped({ kind: 'text', text: 'Stew' }, storage);
    assert.equal(readTyped(storage).text, 'Soup');
    dropTyped({ kind: 'text', text: 'Soup' }, storage);
    assert.deepEqual(readTyped(storage), nothing);
  });

  test('is nothing where nothing is kept', () => {
    const storage = storageOf(() => assert.fail('SecurityError'));
    keepTyped({ text: 'Soup', kind: 'text' }, storage);
    dropTyped({ kind: 'text', text: 'Soup' }, storage);
    assert.deepEqual(readTyped(storage), nothing);
  });
});
