import assert from 'node:assert/strict';

import type { TestResponse } from '../support/test-response.ts';

/** The body of a response; fails on a rejection. */
export const accepted = <T>({ status, body, text }: TestResponse<T>): T => {
  assert.ok(status < 300, `${status} ${text}`);
  return body;
};
