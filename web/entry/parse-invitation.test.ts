import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseInvitation } from './parse-invitation.ts';

const secret = 'Fq3-x_9TtLZ0vR7mB2nK4pW6yD8sA1cE5gH3jU0iO2k';

test('accepts an invitation link or a bare secret', () => {
  assert.equal(parseInvitation(` https://recipes.example.org/invitation?secret=${secret} `), secret);
  assert.equal(parseInvitation(`http://localhost:8420/register?invitation=${secret}`), secret);
  assert.equal(parseInvitation(` ${secret}\n`), secret);
});

test('rejects text that cannot be an invitation', () => {
  for (const pasted of ['hello', secret.slice(0, -1), `${secret}x`, 'https://recipes.example.org/invitation', '']) {
    assert.equal(parseInvitation(pasted), undefined, pasted);
  }
});
