import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { mapGradually, runToCompletion, runInSlices } from './steps.ts';
import type { StepGenerator } from './steps.ts';

/** Blocks the event loop for this long. */
const block = (ms: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

function* longSteps(): StepGenerator<void> {
  for (let step = 0; step < 5; step += 1) {
    block(20);
    yield;
  }
  throw new Error('it fails at the end');
}

suite('stepwise work', () => {
  test('returns the same result in one go and in slices', async () => {
    const items = Array.from({ length: 20 }, (_, at) => at);
    const doubled = items.map((item) => item * 2);
    assert.deepEqual(runToCompletion(mapGradually(items, (item) => item * 2)), doubled);
    assert.deepEqual(await runInSlices(mapGradually(items, (item) => item * 2)), doubled);
  });

  test('lets the event loop run between long steps, and rejects with the error of a step', async () => {
    let turns = 0;
    const timer = setInterval(() => void (turns += 1), 1);
    await assert.rejects(runInSlices(longSteps()), /at the end/);
    clearInterval(timer);
    assert.ok(turns >= 3, `the timer ran only ${turns} times`);
  });
});
