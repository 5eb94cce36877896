import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import * as fc from 'fast-check';

import { WeightedQueue } from './weighted-queue.ts';
import type { QueueTurn } from './weighted-queue.ts';

const settled = () => new Promise(setImmediate);

/** Starts work that runs until `end` is called, and records the order in which work gets its turn. */
const stage = (queue: WeightedQueue) => {
  const order: string[] = [];
  const begin = async (name: string, key: string) => {
    const ending = Promise.withResolvers<void>();
    let ownTurn: QueueTurn | undefined;
    const done = queue.run(
      1,
      async (turn) => {
        ownTurn = turn;
        order.push(name);
        await ending.promise;
      },
      key,
    );
    await settled();
    return {
      end: async () => {
        ending.resolve();
        await done;
        await settled();
      },
      shouldYield: () => ownTurn?.shouldYield(),
      yield: async () => {
        void ownTurn?.yield().then(() => order.push(`${name} again`));
        await settled();
      },
    };
  };
  return { order, begin };
};

suite('weighted queue', () => {
  test('never exceeds its capacity even if work fails, and starts everything in order', async () => {
    const work = fc.record({ weight: fc.integer({ min: 1, max: 5 }), fails: fc.boolean() });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(work, { maxLength: 20 }), async (max, tasks) => {
        const queue = new WeightedQueue(max);
        const started: number[] = [];
        let inUse = 0;
        const outcomes = await Promise.allSettled(
          tasks.map(({ weight, fails }, index) =>
            queue.run(weight, async () => {
              started.push(index);
              inUse += Math.min(weight, max);
              assert.ok(inUse <= max);
              await new Promise(setImmediate);
              inUse -= Math.min(weight, max);
              if (fails) throw new Error('it fails');
            }),
          ),
        );
        assert.deepEqual(started, [...tasks.keys()]);
        assert.deepEqual(
          outcomes.map(({ status }) => status === 'rejected'),
          tasks.map(({ fails }) => fails),
        );
      }),
      { numRuns: 50 },
    );
  });

  test('alternates between keys, however much work one of them has waiting', async () => {
    const { order, begin } = stage(new WeightedQueue(1));
    const names = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'];
    const tasks = await Promise.all(names.map((name) => begin(name, name.slice(0, 1))));
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) {
      assert.equal(order.at(-1), name);
      await tasks[names.indexOf(name)]?.end();
    }
  });

  test('leaves room for other keys if each key is limited', async () => {
    const queue = new WeightedQueue(3, { maxPerKey: 2 });
    const { order, begin } = stage(queue);
    const [a1, a2, a3] = [await begin('a1', 'a'), await begin('a2', 'a'), await begin('a3', 'a')];
    assert.deepEqual(order, ['a1', 'a2']);
    assert.equal(queue.isKeepingRoom, true);
    const b1 = await begin('b1', 'b');
    assert.deepEqual(order, ['a1', 'a2', 'b1']);
    assert.equal(queue.isKeepingRoom, false);
    await b1.end();
    assert.deepEqual(order, ['a1', 'a2', 'b1']);
    await a1.end();
    assert.equal(order.at(-1), 'a3');
    await Promise.all([a2.end(), a3.end()]);
  });

  test('lets long work yield to keys that have less, and continues it when they are done', async () => {
    const { order, begin } = stage(new WeightedQueue(2));
    const [a1, a2, a3] = [await begin('a1', 'a'), await begin('a2', 'a'), await begin('a3', 'a')];
    assert.equal(a1.shouldYield(), false);
    await a1.yield();
    const b1 = await begin('b1', 'b');
    assert.equal(a1.shouldYield(), true);
    await a1.yield();
    assert.deepEqual(order, ['a1', 'a2', 'a1 again', 'b1']);
    // Each key has one running now, so another swap would not be fairer.
    assert.deepEqual([a2.shouldYield(), b1.shouldYield()], [false, false]);
    await b1.end();
    // Work that has begun comes before work that has not.
    assert.equal(order.at(-1), 'a1 again');
    await Promise.all([a1.end(), a2.end(), a3.end()]);
  });

  test('limits how much work has begun, and makes room when yielded work ends', async () => {
    const { order, begin } = stage(new WeightedQueue(1, { maxBegun: 2 }));
    const a1 = await begin('a1', 'a');
    const b1 = await begin('b1', 'b');
    const c1 = await begin('c1', 'c');
    await a1.yield();
    assert.deepEqual(order, ['a1', 'b1']);
    // c1 has had no turn, but two have begun: a1 is next, and ends before its turn comes.
    assert.equal(b1.shouldYield(), true);
    await a1.end();
    assert.deepEqual(order, ['a1', 'b1']);
    await b1.end();
    assert.deepEqual(order, ['a1', 'b1', 'c1']);
    await c1.end();
  });
});
