import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ProblemError, UnreachableError } from './problem.ts';
import { isOutcomeUnknown } from './is-outcome-unknown.ts';

const problem = (status: number, code: string): ProblemError =>
  new ProblemError({ type: '', title: '', status, code, detail: '' });

suite('a change that was not made', () => {
  test('is sent again where nothing is known of it', () => {
    assert.equal(isOutcomeUnknown(new UnreachableError('The service could not be reached.')), true);
    assert.equal(isOutcomeUnknown(problem(503, 'unavailable')), true);
    assert.equal(isOutcomeUnknown(problem(429, 'rate-limited')), true);
    assert.equal(isOutcomeUnknown(problem(409, 'idempotency-in-progress')), true);
  });

  test('is not where it was refused', () => {
    assert.equal(isOutcomeUnknown(problem(409, 'field-conflict')), false);
    assert.equal(isOutcomeUnknown(problem(404, 'shopping-list-not-found')), false);
  });
});
