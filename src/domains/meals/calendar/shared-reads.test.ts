import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { SharedReads } from './shared-reads.ts';

const fail = (): Promise<number> => Promise.reject(new Error('no'));

suite('shared reads', () => {
  test('starts one read for all concurrent callers with the same key, and a new one after it has ended', async () => {
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

  test('a failed read fails for all callers that share it, and not for later ones', async () => {
    const reads = new SharedReads<number>();
    const same = await Promise.allSettled([reads.read('a', fail), reads.read('a', fail)]);
    assert.deepEqual(
      same.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(await reads.read('a', async () => 1), 1);
  });
});
