import assert from 'node:assert/strict';
import { test } from 'node:test';

import { cacheControlOf } from './send-answer.ts';

test('Caching: no-store for everything under /account and /auth, private, no-cache for the rest', () => {
  for (const path of ['/account', '/account/sessions', '/auth/sign-in', '/auth/{provider}/login', '/meals/calendar']) {
    assert.equal(cacheControlOf(path), 'no-store');
  }
  for (const path of ['/tags', '/libraries/{id}', '/accounts', '/recipes/account', '/meals/calendar.ics']) {
    assert.equal(cacheControlOf(path), 'private, no-cache');
  }
});

test('what administrators read of the instance is stored by nobody either', () => {
  for (const path of ['/users', '/users/{id}', '/instance']) assert.equal(cacheControlOf(path), 'no-store');
  assert.equal(cacheControlOf('/instance-webhooks'), 'private, no-cache');
});
