import assert from 'node:assert/strict';
import { test } from 'node:test';

import { ProblemError } from '../../api/problem.ts';
import { removeMissing } from './remove-missing.ts';

const refused = (...faults: readonly (readonly [location: string, code: string])[]): ProblemError =>
  new ProblemError({
    type: '',
    title: 'Not valid',
    status: 422,
    code: 'validation-failed',
    detail: '',
    errors: faults.map(([location]) => ({ location, message: '' })),
    violations: faults.map(([location, code]) => ({ location, code, message: '' })),
  });

const portion = (recipe_id: string) => ({ id: `recipe-${recipe_id}`, recipe_id, scale: '1' });
const input = { portions: [portion('soup'), portion('pie')], meal_ids: ['monday', 'tuesday'], again: 'once' };

test('reports missing recipes and meals and removes them from the input', () => {
  const left = removeMissing(
    input,
    refused(['body.portions[1].recipe_id', 'unknown'], ['body.meal_ids[0]', 'unknown']),
  );
  assert.deepEqual(left, {
    missingIds: new Set(['pie', 'monday']),
    input: { portions: [portion('soup')], meal_ids: ['tuesday'], again: 'once' },
  });
});

test('removes nothing for any other error', () => {
  assert.equal(removeMissing(input, refused(['body.portions[0].scale', 'factor'])), undefined);
  assert.equal(removeMissing(input, refused(['body.meal_ids[0]', 'too-long'], ['body', 'unknown'])), undefined);
  assert.equal(removeMissing(input, new Error('unreachable')), undefined);
});
