import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import { ConcurrentWork } from './concurrent-work.ts';

suite('concurrent work', () => {
  test('runs as much at once as is allowed, and all of it', async () => {
    const work = new ConcurrentWork(3);
    const waiting: (() => void)[] = [];
    let most = 0;
    let done = 0;
    const add = (): Promise<void> =>
      work.add(async () => {
        const { promise, resolve } = Promise.withResolvers<void>();
        waiting.push(resolve);
        most = Math.max(most, waiting.length);
        await promise;
        done += 1;
      });
    const added = (async () => {
      for (let count = 0; count < 10; count += 1) await add();
      await work.finish();
    })();
    for (let released = 0; released < 10; released += 1) {
      while (waiting.length === 0) await yieldToEventLoop();
      await yieldToEventLoop();
      waiting.shift()?.();
    }
    await added;
    assert.deepEqual([most, done], [3, 10]);
  });

  test('stops at the first failure, once everything has settled', async () => {
    const work = new ConcurrentWork(2);
    const { promise, resolve } = Promise.withResolvers<void>();
    let isDone = false;
    await work.add(async () => {
      await promise;
      isDone = true;
    });
    await work.add(async () => {
      throw new Error('full');
    });
    await assert.rejects(
      work.add(async () => assert.fail('was started')),
      /full/,
    );
    const finished = assert.rejects(work.finish(), /full/);
    resolve();
    await finished;
    assert.ok(isDone);
  });
});
