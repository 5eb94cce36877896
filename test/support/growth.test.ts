import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { assertGrowsLinearly, filledWith } from './growth.ts';

const spin = (steps: number): number => {
  let sum = 0;
  for (let step = 0; step < steps; step += 1) sum = (sum + step * step) % 1_000_003;
  return sum;
};

const size = (count: number): number => count;

suite('growth measurement', () => {
  test('accepts constant and linear work, short or long', async () => {
    await assertGrowsLinearly('short', 1000, size, (count) => spin(count * 10));
    await assertGrowsLinearly('long', 1000, size, (count) => spin(count * 20_000));
    await assertGrowsLinearly('constant', 1000, size, () => spin(1000));
    await assertGrowsLinearly('asynchronous', 1000, size, async (count) => spin(count * 1000));
  });

  test('rejects quadratic work and names it', async () => {
    const grown = /^AssertionError.*: brackets: grows faster than its input/;
    for (const steps of [2, 8]) {
      await assert.rejects(
        () => assertGrowsLinearly('brackets', 1000, size, (count) => spin(count * count * steps)),
        grown,
      );
    }
  });

  test('creates inputs of exactly the requested size', () => {
    assert.equal(filledWith('abc')(7), 'abcabca');
    assert.equal(filledWith('abc')(2), 'ab');
  });
});
