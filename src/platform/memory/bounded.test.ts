import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { Bounded } from './bounded.ts';

suite('what is kept while it is not too large', () => {
  test('a thing is taken once', () => {
    const bounded = new Bounded<string>(10);
    bounded.keep('a', 'one', 5);
    assert.deepEqual([bounded.take('a'), bounded.take('a')], ['one', undefined]);
  });

  test('those that came first go first, and what is kept anew comes last', () => {
    const bounded = new Bounded<string>(10);
    for (const key of ['a', 'b', 'a', 'c']) bounded.keep(key, key, 4);
    assert.deepEqual(
      ['a', 'b', 'c'].map((key) => bounded.take(key)),
      ['a', undefined, 'c'],
    );
  });

  test('what is looked at goes after what is not', () => {
    const bounded = new Bounded<string>(10);
    for (const key of ['a', 'b']) bounded.keep(key, key, 4);
    assert.equal(bounded.get('a'), 'a');
    bounded.keep('c', 'c', 4);
    assert.deepEqual(
      ['a', 'b', 'c'].map((key) => bounded.get(key)),
      ['a', undefined, 'c'],
    );
  });

  test('what is too large by itself is not kept, and takes the others with it', () => {
    const bounded = new Bounded<string>(10);
    bounded.keep('a', 'a', 4);
    bounded.keep('b', 'b', 11);
    assert.deepEqual([bounded.take('a'), bounded.take('b')], [undefined, undefined]);
    bounded.keep('c', 'c', 10);
    assert.equal(bounded.take('c'), 'c');
  });
});
