import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { SharedReads } from './shared-reads.ts';

const fail = (): Promise<number> => Promise.reject(new Error('no'));

suite('reads that are shared', () => {
  test('while one is under way it is begun once for all who ask for the same, and again once it has ended', async () => {
    const reads = new SharedReads<number>();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let begun = 0;
    const begin = async (): Promise<number> => {
      begun += 1;
      const mine = begun;
      await held;
      return mine;
    };
    const same = [reads.read('a', begin), reads.read('a', begin)];
    const other = reads.read('b', begin);
    release();
    assert.deepEqual([await Promise.all(same), await other], [[1, 1], 2]);
    assert.equal(await reads.read('a', begin), 3);
  });

  test('one that fails fails for all who share it, and for nobody after them', async () => {
    const reads = new SharedReads<number>();
    const same = await Promise.allSettled([reads.read('a', fail), reads.read('a', fail)]);
    assert.deepEqual(
      same.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(await reads.read('a', async () => 1), 1);
  });
});
