import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { SingleFlight } from './single-flight.ts';

const fail = (): Promise<number> => Promise.reject(new Error('no'));

suite('SingleFlight', () => {
  test('runs once for all concurrent calls with the same key, and again after that run ends', async () => {
    const reads = new SingleFlight<number>();
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let begun = 0;
    const begin = async (): Promise<number> => {
      begun += 1;
      const mine = begun;
      await held;
      return mine;
    };
    const same = [reads.run('a', begin), reads.run('a', begin)];
    const other = reads.run('b', begin);
    release();
    assert.deepEqual([await Promise.all(same), await other], [[1, 1], 2]);
    assert.equal(await reads.run('a', begin), 3);
  });

  test('fails every call that shares a failed run, but not later calls', async () => {
    const reads = new SingleFlight<number>();
    const same = await Promise.allSettled([reads.run('a', fail), reads.run('a', fail)]);
    assert.deepEqual(
      same.map(({ status }) => status),
      ['rejected', 'rejected'],
    );
    assert.equal(await reads.run('a', async () => 1), 1);
  });
});
