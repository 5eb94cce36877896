import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getDisplayNameFromClaims } from './display-name.ts';

suite('display name of a new user', () => {
  for (const [claims, name] of [
    [{ name: 'Ada', preferred_username: 'ada' }, 'Ada'],
    [{ name: ' \u0000 ', preferred_username: 'ada' }, 'ada'],
    [{ name: 'two\nlines' }, 'two lines'],
    [{ name: 5, preferred_username: ['ada'] }, undefined],
    [{ name: '🍲'.repeat(150) }, '🍲'.repeat(100)],
    [{ name: 'half \ud800' }, 'half \ufffd'],
    [{}, undefined],
  ] as const) {
    test(JSON.stringify(claims), () => assert.equal(getDisplayNameFromClaims(claims), name));
  }
});
