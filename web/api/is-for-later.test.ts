import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { ProblemError, UnreachableError } from './problem.ts';
import { isForLater } from './is-for-later.ts';

const problem = (status: number, code: string): ProblemError =>
  new ProblemError({ type: '', title: '', status, code, detail: '' });

suite('a change that was not made', () => {
  test('is sent again where nothing is known of it', () => {
    assert.equal(isForLater(new UnreachableError('The service could not be reached.')), true);
    assert.equal(isForLater(problem(503, 'unavailable')), true);
    assert.equal(isForLater(problem(429, 'rate-limited')), true);
    assert.equal(isForLater(problem(409, 'idempotency-in-progress')), true);
  });

  test('is not where it was refused', () => {
    assert.equal(isForLater(problem(409, 'field-conflict')), false);
    assert.equal(isForLater(problem(404, 'shopping-list-not-found')), false);
  });
});
