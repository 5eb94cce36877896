import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';

import { SharedLookup } from './shared-lookup.ts';

suite('shared lookup', () => {
  test('reads a key once for all who ask in the same turn', async () => {
    const lookup = new SharedLookup<string>();
    const reads: string[] = [];
    const get = (key: string) =>
      lookup.get(key, async () => {
        reads.push(key);
        return `${key} ${reads.length}`;
      });
    assert.deepEqual(await Promise.all([get('a'), get('b'), get('a')]), ['a 1', 'b 2', 'a 1']);
    assert.equal(await get('a'), 'a 3');
    assert.deepEqual(reads, ['a', 'b', 'a']);
  });

  test('does not answer a later question with an earlier read', async () => {
    const lookup = new SharedLookup<string>();
    let value = 'before';
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    const get = () =>
      lookup.get('a', async () => {
        const seen = value;
        await gate;
        return seen;
      });
    const first = get();
    await turn();
    value = 'after';
    const second = get();
    open();
    assert.deepEqual(await Promise.all([first, second]), ['before', 'after']);
  });

  test('fails for all who asked together, and reads again for the next', async () => {
    const lookup = new SharedLookup<number>();
    let isAway = true;
    const get = () =>
      lookup.get('a', async () => {
        if (isAway) throw new Error('the database is away');
        return 1;
      });
    const failed = await Promise.allSettled([get(), get()]);
    assert.deepEqual(
      failed.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    isAway = false;
    assert.equal(await get(), 1);
  });
});
