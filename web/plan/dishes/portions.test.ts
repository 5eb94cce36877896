import assert from 'node:assert/strict';
import { test } from 'node:test';

import { normalizeFactor, computePortions, computeScale, servingsFromScaleForOne } from './portions.ts';

test('normalizes a typed factor, including a decimal comma, and passes invalid text on', () => {
  assert.deepEqual(['2', '1,5', '0.25', '6/4', ' 3 ', '1½'].map(normalizeFactor), [
    '2',
    '3/2',
    '1/4',
    '3/2',
    '3',
    '3/2',
  ]);
  assert.deepEqual(['two', '0', '1/0', ''].map(normalizeFactor), ['two', '0', '1/0', '']);
});

test('converts exactly between portions and scale', () => {
  const servings = servingsFromScaleForOne('1/6') ?? '';
  assert.equal(servings, '6');
  assert.equal(computeScale(servings, '4'), '2/3');
  assert.equal(computePortions(servings, '2/3'), '4');
  assert.equal(computePortions('3', '1.5'), '9/2');
  assert.equal(computePortions('4', 'much'), undefined);
  assert.equal(computeScale('4', 'many'), 'many');
});
