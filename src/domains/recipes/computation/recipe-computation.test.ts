import assert from 'node:assert/strict';
import { after, suite, test } from 'node:test';

import { Problem } from '../../../platform/problem/problem.ts';
import { QueueFull } from '../../../platform/threads/fair-queue.ts';
import { RecipeComputation } from './recipe-computation.ts';
import type { TaskCost } from './recipe-computation.ts';
import type { ScaleOutcome, ScaleTask } from './scale-document.ts';

const short: TaskCost = { bytes: 1, lines: 1 };
const long: TaskCost = { bytes: 2 ** 20, lines: 1 };

const scaling = (lines: number, scale = '3/2'): ScaleTask => ({
  kind: 'scale',
  conventions: { assumed: null, shown: null },
  document: JSON.stringify({
    id: 'soup',
    title: 'Soup for many – crème',
    language: 'en',
    ingredient_sections: [
      {
        ingredients: [
          { text: '2 leeks', recipe_ref: { recipe_id: 'leeks', title: 'Leeks' } },
          ...Array.from({ length: lines }, (_, at) => ({ text: `${at + 1}/${at + 2} cup stock ${at}` })),
        ],
      },
    ],
  }),
  query: { scale },
});

const textOf = (outcome: ScaleOutcome): unknown =>
  outcome.kind === 'scaled' ? { ...outcome, recipe: new TextDecoder().decode(outcome.recipe) } : outcome;

/** Matches an `unavailable` problem with a Retry-After. */
const unavailable = (detail: RegExp) => (error: unknown) => {
  assert.ok(error instanceof Problem, String(error));
  assert.equal(error.code, 'unavailable');
  assert.match(error.message, detail);
  assert.match(error.headers['retry-after'] ?? '', /^\d+$/);
  return true;
};

suite('recipe computation', () => {
  const computation = new RecipeComputation({ maxRunning: 1, maxWaiting: 3, maxWaitingPerOwner: 2 });
  after(() => computation.stop());

  test('computes the same result on a worker thread as on the main thread', async () => {
    for (const task of [scaling(3), scaling(3, '0'), scaling(3, 'two')]) {
      const [here, there] = [await computation.run(task, short, 'a'), await computation.run(task, long, 'a')];
      assert.deepEqual(textOf(there), textOf(here));
    }
  });

  test('bounds the queue, and serves other owners before the remaining tasks of a busy one', async () => {
    const order: string[] = [];
    const run = async (owner: string): Promise<void> => {
      await computation.run(scaling(20), long, owner);
      order.push(owner);
    };
    const all = [run('a'), run('a'), run('a')];
    await assert.rejects(run('a'), (error) => {
      assert.ok(error instanceof Problem && error.cause instanceof QueueFull);
      return unavailable(/too many/i)(error);
    });
    all.push(run('b'));
    await assert.rejects(run('c'), unavailable(/too many/i));
    await computation.run(scaling(3), short, 'c');
    await Promise.all(all);
    assert.deepEqual(order, ['a', 'a', 'b', 'a']);
  });

  test('aborts a task that takes too long and reports it as unavailable', async () => {
    const impatient = new RecipeComputation({ maxRunning: 1, cpuMs: 1 });
    await assert.rejects(impatient.run(scaling(20_000), long, 'a'), unavailable(/takes too much time/));
    await impatient.stop();
  });

  test('aborts a task that uses too much memory and reports it as unavailable', async () => {
    const small = new RecipeComputation({ maxRunning: 1, heapMb: 20 });
    await assert.rejects(small.run(scaling(20_000), long, 'a'), unavailable(/takes too much memory/));
    await small.stop();
  });

  test('rejects running, queued and new tasks when it stops', async () => {
    const stopping = new RecipeComputation({ maxRunning: 1 });
    const refused = [1, 2, 3].map(() =>
      assert.rejects(stopping.run(scaling(20_000), long, 'a'), unavailable(/shutting down/)),
    );
    await stopping.stop();
    await Promise.all(refused);
    await assert.rejects(stopping.run(scaling(1), long, 'a'), unavailable(/shutting down/));
  });
});
