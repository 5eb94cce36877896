import assert from 'node:assert/strict';
import { test } from 'node:test';

import { describeOperations } from '../../src/app/module-context.ts';
import { loadConfig } from '../../src/app/tureen.ts';

/** Operations with account or instance data, or with secrets. */
const SENSITIVE =
  /^\w+ \/(?:account|auth|users|instance)(?:\/|$)|\/invitations(?:\/|$)|^\w+ \/meals\/calendar$|^POST \/(?:instance-)?webhooks(?:$|.*\/rotate-secret$)/;

test('marks exactly the operations with account data, instance data or secrets as never cached', () => {
  const operations = describeOperations(loadConfig({}, ''));
  const nameOf = ({ method, path }: (typeof operations)[number]): string => `${method} ${path}`;
  const neverCached = operations.filter((operation) => operation.neverCached === true).map(nameOf);
  assert.deepEqual(
    neverCached,
    operations.map(nameOf).filter((name) => SENSITIVE.test(name)),
  );
  for (const name of [
    'GET /account',
    'POST /auth/sign-in',
    'GET /instance',
    'POST /meals/calendar',
    'POST /webhooks',
  ]) {
    assert.ok(neverCached.includes(name), name);
  }
  for (const name of ['GET /tags', 'GET /libraries/{id}', 'GET /meals/calendar.ics', 'GET /instance-webhooks']) {
    assert.ok(!neverCached.includes(name), name);
  }
});
