import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import type { Tx } from '../../../../platform/db/database.ts';
import { namedCaches } from '../../../../platform/memory/recent-cache.ts';
import { asId } from '../../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { takeUnknownWords } from './known-words.ts';

const library = asId<LibraryId>('library');

/** The parts of a transaction that matter here. */
const begin = (historyKey: object) => {
  const callbacks: (() => void)[] = [];
  const tx: Pick<Tx, 'historyKey' | 'afterCommit'> = {
    historyKey,
    afterCommit: (callback) => callbacks.push(callback),
  };
  return {
    add: (...words: string[]) => takeUnknownWords(tx, library, words),
    commit: () => callbacks.forEach((call) => call()),
  };
};

suite('known words', () => {
  test('are those of committed transactions', () => {
    const history = {};
    const first = begin(history);
    assert.deepEqual(first.add('leek', 'soup'), ['leek', 'soup']);
    const rolledBack = begin(history);
    assert.deepEqual(rolledBack.add('leek', 'stew'), ['leek', 'stew']);
    first.commit();
    assert.deepEqual(begin(history).add('leek', 'soup', 'stew'), ['stew']);
  });

  test('belong to one library', () => {
    const history = {};
    const first = begin(history);
    first.add('leek');
    first.commit();
    const other = { historyKey: history, afterCommit: () => undefined };
    assert.deepEqual(takeUnknownWords(other, asId<LibraryId>('another'), ['leek']), ['leek']);
  });

  test('are at least the 20,000 used most recently, and at most twice as many', () => {
    const history = {};
    const add = (...words: string[]): readonly string[] => {
      const transaction = begin(history);
      const unknown = transaction.add(...words);
      transaction.commit();
      return unknown;
    };
    const words = Array.from({ length: 50_000 }, (_, index) => `word-${index}`);
    for (const word of words) {
      add(word);
      add('often');
    }
    assert.deepEqual(add('often', ...words.slice(-19_999)), []);
    assert.deepEqual(add('word-0'), ['word-0']);
    assert.ok((namedCaches.get('known-words')?.size ?? 0) <= 40_000);
  });

  test('are forgotten once commits may be lost', () => {
    const first = begin({});
    first.add('leek');
    first.commit();
    assert.deepEqual(begin({}).add('leek'), ['leek']);
  });
});
