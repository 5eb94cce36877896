import assert from 'node:assert/strict';

import type { TestAnswer } from '../support/test-answer.ts';

/** The body of an answer, if it is not a refusal. */
export const accepted = <T>({ status, body, text }: TestAnswer<T>): T => {
  assert.ok(status < 300, `${status} ${text}`);
  return body;
};
