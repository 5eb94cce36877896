import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ProblemError, UnreachableError } from './problem.ts';
import { isOutcomeUnknown } from './is-outcome-unknown.ts';

const problem = (status: number, code: string): ProblemError =>
  new ProblemError({ type: '', title: '', status, code, detail: '' });

suite('isOutcomeUnknown', () => {
  test('is true if the service is unreachable, overloaded or still working on the change', () => {
    assert.equal(isOutcomeUnknown(new UnreachableError('The service could not be reached.')), true);
    assert.equal(isOutcomeUnknown(problem(503, 'unavailable')), true);
    assert.equal(isOutcomeUnknown(problem(429, 'rate-limited')), true);
    assert.equal(isOutcomeUnknown(problem(409, 'idempotency-in-progress')), true);
  });

  test('is false if the service refused the change', () => {
    assert.equal(isOutcomeUnknown(problem(409, 'field-conflict')), false);
    assert.equal(isOutcomeUnknown(problem(404, 'shopping-list-not-found')), false);
  });
});
