import assert from 'node:assert/strict';
import { test } from 'node:test';

import { getPasswordAdvice } from './password-advice.ts';

const kindOf = (password: string, ...names: readonly string[]): string => getPasswordAdvice(password, names).kind;

test('measures the length of a password in characters, not bytes', () => {
  assert.equal(kindOf(''), 'empty');
  assert.deepEqual(getPasswordAdvice('barley', []), { kind: 'short', missing: 6 });
  assert.deepEqual(getPasswordAdvice('🥣'.repeat(6), []), { kind: 'short', missing: 6 });
  assert.equal(kindOf('a ladle of barley broth'), 'good');
  assert.equal(kindOf(`${'ab c'.repeat(50)}x`), 'long');
});

test('rejects a password that repeats a short pattern', () => {
  assert.equal(kindOf('aaaaaaaaaaaaa'), 'repeated');
  assert.equal(kindOf('abcdabcdabcda'), 'repeated');
});

test('rejects a password that is little more than the name of the user or the app', () => {
  assert.equal(kindOf('ada-lovelace-1', 'Ada', 'Ada Lovelace'), 'name');
  assert.equal(kindOf('Tureen-tureen1'), 'name');
  assert.equal(kindOf('Ada stirs the soup', 'Ada'), 'good');
});
