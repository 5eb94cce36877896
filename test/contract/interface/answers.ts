import assert from 'node:assert/strict';

import { openApi } from '../../support/answer-check.ts';
import type { TestResponse } from '../../support/test-response.ts';

/** The id of nothing. */
export const MISSING = '00000000-0000-7000-8000-000000000000';

/** A body that is nested one level deeper than any operation accepts, for 413. */
export const TOO_DEEP = { raw: `${'['.repeat(65)}${']'.repeat(65)}`, headers: { 'content-type': 'application/json' } };

/** A body that no operation can parse, for 400. */
export const UNPARSABLE = { raw: '{', headers: { 'content-type': 'application/json' } };

/** Makes any operation answer 409, because the request was queued for another user. */
export const OTHER_PRINCIPAL = { 'x-service-principal': MISSING };

/** Makes any operation of a local service answer 403. */
export const FOREIGN_HOST = { host: 'evil.example' };

export const statusesOf = (...answers: readonly TestResponse<unknown>[]): readonly number[] =>
  answers.map(({ status }) => status);

/** Fails unless the OpenAPI document lists these statuses for the operation, which a client cannot always provoke. */
export const assertListed = (operationId: string, ...statuses: readonly number[]): void => {
  const operations = Object.values(openApi.paths).flatMap((path) => Object.values(path));
  const operation = operations.find((one) => one.operationId === operationId) ?? assert.fail(operationId);
  const listed = new Set(Object.keys(operation.responses).map(Number));
  assert.deepEqual(
    statuses.filter((status) => !listed.has(status)),
    [],
    `${operationId} does not list these statuses`,
  );
};
