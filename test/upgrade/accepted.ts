import assert from 'node:assert/strict';

import type { TestAnswer } from '../support/test-answer.ts';

/** The body of a response; fails on a rejection. */
export const accepted = <T>({ status, body, text }: TestAnswer<T>): T => {
  assert.ok(status < 300, `${status} ${text}`);
  return body;
};
