import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { SizedCache } from './sized-cache.ts';

suite('bounded cache', () => {
  test('removes an item when it is taken', () => {
    const bounded = new SizedCache<string>(10);
    bounded.keep('a', 'one', 5);
    assert.deepEqual([bounded.take('a'), bounded.take('a')], ['one', undefined]);
  });

  test('drops the oldest items first, and treats a replaced item as new', () => {
    const bounded = new SizedCache<string>(10);
    for (const key of ['a', 'b', 'a', 'c']) bounded.keep(key, key, 4);
    assert.deepEqual(
      ['a', 'b', 'c'].map((key) => bounded.take(key)),
      ['a', undefined, 'c'],
    );
  });

  test('drops items that were read later than those that were not', () => {
    const bounded = new SizedCache<string>(10);
    for (const key of ['a', 'b']) bounded.keep(key, key, 4);
    assert.equal(bounded.get('a'), 'a');
    bounded.keep('c', 'c', 4);
    assert.deepEqual(
      ['a', 'b', 'c'].map((key) => bounded.get(key)),
      ['a', undefined, 'c'],
    );
  });

  test('drops an item larger than the limit, together with all others', () => {
    const bounded = new SizedCache<string>(10);
    bounded.keep('a', 'a', 4);
    bounded.keep('b', 'b', 11);
    assert.deepEqual([bounded.take('a'), bounded.take('b')], [undefined, undefined]);
    bounded.keep('c', 'c', 10);
    assert.equal(bounded.take('c'), 'c');
  });
});
