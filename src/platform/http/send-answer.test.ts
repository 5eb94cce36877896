import assert from 'node:assert/strict';
import { test } from 'node:test';

import { cacheControlOf } from './send-answer.ts';

test('Caching: everything under /account and /auth is no-store, the rest is private, no-cache', () => {
  for (const path of ['/account', '/account/sessions', '/auth/sign-in', '/auth/{provider}/login', '/meals/calendar']) {
    assert.equal(cacheControlOf(path), 'no-store');
  }
  for (const path of ['/tags', '/libraries/{id}', '/accounts', '/recipes/account', '/meals/calendar.ics']) {
    assert.equal(cacheControlOf(path), 'private, no-cache');
  }
});

test("Caching: administrators' views of the instance are no-store too", () => {
  for (const path of ['/users', '/users/{id}', '/instance']) assert.equal(cacheControlOf(path), 'no-store');
  assert.equal(cacheControlOf('/instance-webhooks'), 'private, no-cache');
});
