import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { BatchedLookup } from './batched-lookup.ts';

suite('batched lookup', () => {
  test('reads the keys of a turn together, each once, and undefined for missing ones', async () => {
    const batches: (readonly string[])[] = [];
    const lookup = new BatchedLookup<number>(async (keys) => {
      batches.push(keys);
      return new Map([
        ['a', 1],
        ['b', 2],
      ]);
    });
    assert.deepEqual(await Promise.all(['a', 'b', 'a', 'c'].map((key) => lookup.get(key))), [1, 2, 1, undefined]);
    assert.equal(await lookup.get('a'), 1);
    assert.deepEqual(batches, [['a', 'b', 'c'], ['a']]);
  });

  test('does not answer a later question with an earlier read', async () => {
    let value = 'before';
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const lookup = new BatchedLookup<string>(async ([key = '']) => {
      const seen = value;
      await gate;
      return new Map([[key, seen]]);
    });
    const first = lookup.get('a');
    await turn();
    value = 'after';
    const second = lookup.get('a');
    open();
    assert.deepEqual(await Promise.all([first, second]), ['before', 'after']);
  });

  test('fails every question of a batch that cannot be read, and continues with the next', async () => {
    let isAway = true;
    const lookup = new BatchedLookup<number>(async (keys) => {
      if (isAway) throw new Error('the database is away');
      return new Map(keys.map((key) => [key, 1]));
    });
    const failed = await Promise.allSettled([lookup.get('a'), lookup.get('b')]);
    assert.deepEqual(
      failed.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    isAway = false;
    assert.equal(await lookup.get('a'), 1);
  });

  test('divides a large batch', async () => {
    const sizes: number[] = [];
    const lookup = new BatchedLookup<number>(async (keys) => {
      sizes.push(keys.length);
      return new Map();
    });
    await Promise.all(Array.from({ length: 2500 }, (_, key) => lookup.get(String(key))));
    assert.deepEqual(sizes, [1000, 1000, 500]);
  });
});
