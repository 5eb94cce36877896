import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { FairQueue, QueueFull } from './fair-queue.ts';

const isFullFor = (reason: QueueFull['reason']) => (error: unknown) =>
  error instanceof QueueFull && error.reason === reason;

/** Work that runs until `end` is called. */
const held = (queue: FairQueue, owner: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { done: queue.run(owner, () => promise), end: resolve };
};

const nothing = async (): Promise<void> => undefined;

suite('fair queue', () => {
  test('never exceeds its limits even if work fails, and runs everything in the queue', async () => {
    const work = fc.record({ owner: fc.constantFrom('a', 'b', 'c'), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(work, { maxLength: 20 }), async (maxRunning, tasks) => {
        const queue = new FairQueue({ maxRunning, maxRunningPerOwner: 2, maxWaiting: 20, maxWaitingPerOwner: 20 });
        let running = 0;
        const byOwner = new Map<string, number>();
        const count = (owner: string, change: number): void => {
          running += change;
          byOwner.set(owner, (byOwner.get(owner) ?? 0) + change);
        };
        const outcomes = await Promise.allSettled(
          tasks.map(({ owner, fails }) =>
            queue.run(owner, async () => {
              count(owner, 1);
              assert.ok(running <= maxRunning && (byOwner.get(owner) ?? 0) <= 2);
              await new Promise(setImmediate);
              count(owner, -1);
              if (fails) throw new Error('it fails');
            }),
          ),
        );
        assert.deepEqual(
          outcomes.map(({ status }) => status === 'rejected'),
          tasks.map(({ fails }) => fails),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('alternates between owners, however much one of them queues', async () => {
    const queue = new FairQueue({ maxRunning: 1, maxRunningPerOwner: 1, maxWaiting: 20, maxWaitingPerOwner: 20 });
    const order: string[] = [];
    const first = held(queue, 'a');
    const later = ['a', 'a', 'a', 'b', 'a', 'b', 'c'].map((owner) =>
      queue.run(owner, async () => void order.push(owner)),
    );
    first.end();
    await Promise.all([first.done, ...later]);
    assert.deepEqual(order, ['a', 'b', 'c', 'a', 'b', 'a', 'a']);
  });

  test('never lets one owner use all capacity', async () => {
    const queue = new FairQueue({ maxRunning: 2, maxRunningPerOwner: 1, maxWaiting: 20, maxWaitingPerOwner: 20 });
    const first = held(queue, 'a');
    const order: string[] = [];
    const later = ['a', 'b', 'b'].map((owner) => queue.run(owner, async () => void order.push(owner)));
    await Promise.all(later.slice(1));
    assert.deepEqual(order, ['b', 'b']);
    first.end();
    await Promise.all([first.done, ...later]);
  });

  test('limits the queue per owner and in total', async () => {
    const queue = new FairQueue({ maxRunning: 1, maxRunningPerOwner: 1, maxWaiting: 3, maxWaitingPerOwner: 2 });
    const first = held(queue, 'a');
    const waiting = [queue.run('a', nothing), queue.run('a', nothing)];
    await assert.rejects(queue.run('a', nothing), isFullFor('owner'));
    waiting.push(queue.run('b', nothing));
    await assert.rejects(queue.run('c', nothing), isFullFor('queue'));
    first.end();
    await Promise.all([first.done, ...waiting]);
    await queue.run('a', nothing);
  });

  test('rejects waiting work when closed, and lets running work finish', async () => {
    const queue = new FairQueue({ maxRunning: 1, maxRunningPerOwner: 1, maxWaiting: 3, maxWaitingPerOwner: 2 });
    const first = held(queue, 'a');
    const waiting = assert.rejects(queue.run('b', nothing), isFullFor('closed'));
    queue.close();
    await waiting;
    await assert.rejects(queue.run('b', nothing), isFullFor('closed'));
    first.end();
    await first.done;
  });
});
