import assert from 'node:assert/strict';
import { test } from 'node:test';

import { toLocalPath } from './to-local-path.ts';

test('a path of the app is kept whole', () => {
  assert.equal(toLocalPath('/plan?week=2026-11-16#monday'), '/plan?week=2026-11-16#monday');
  assert.equal(toLocalPath('/recipes/../trash'), '/trash');
});

test('what leads elsewhere leads home', () => {
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

test('nobody is led in circles', () => {
  assert.equal(toLocalPath('/sign-in?next=%2Fplan'), '/');
});
