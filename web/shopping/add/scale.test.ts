import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseScale, stepScale } from './scale.ts';

test('steps a scale by halves, never below one half', () => {
  const steps = ['1/2', '1', '3/2', '2', '5/2'];
  for (const [place, scale] of steps.entries()) {
    assert.equal(stepScale(scale, -1), steps[Math.max(0, place - 1)]);
    if (place < steps.length - 1) assert.equal(stepScale(scale, 1), steps[place + 1]);
  }
  assert.deepEqual([stepScale('4/3', 1), stepScale('4/3', -1)], ['3/2', '1']);
  assert.deepEqual([stepScale('1/3', 1), stepScale('1/3', -1)], ['1/2', '1/2']);
});

test('parses a scale and falls back to 1 if it is invalid', () => {
  const given = [undefined, '', 'x', '0', '1/0', '3/2', '1.5', '2.0'];
  assert.deepEqual(
    given.map((text) => parseScale(text)),
    ['1', '1', '1', '1', '1', '3/2', '3/2', '2'],
  );
});
