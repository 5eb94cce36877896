import assert from 'node:assert/strict';
import { test } from 'node:test';

import { secretIn } from './invitation-text.ts';

test('a link and a secret both do', () => {
  assert.equal(secretIn(' https://recipes.example.org/invitation?secret=s3cret '), 's3cret');
  assert.equal(secretIn('http://localhost:8420/register?invitation=s3cret'), 's3cret');
  assert.equal(secretIn(' s3cret\n'), 's3cret');
});
