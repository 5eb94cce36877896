import assert from 'node:assert/strict';
import { test } from 'node:test';

import { toLocalPath } from './to-local-path.ts';

test('keeps a path of the app with its query and fragment', () => {
  assert.equal(toLocalPath('/plan?week=2026-11-16#monday'), '/plan?week=2026-11-16#monday');
  assert.equal(toLocalPath('/recipes/../trash'), '/trash');
});

test('replaces anything that leads out of the app with the home path', () => {
  const elsewhere = [
    'https://example.org/',
    '//example.org',
    '/\\example.org',
    '/\t/example.org',
    '/.//example.org',
    'javascript:alert(1)',
    'recipes',
    '',
  ];
  for (const text of elsewhere) assert.equal(toLocalPath(text), '/', text);
  assert.equal(toLocalPath(undefined), '/');
});

test('replaces the sign-in page with the home path', () => {
  assert.equal(toLocalPath('/sign-in?next=%2Fplan'), '/');
});
