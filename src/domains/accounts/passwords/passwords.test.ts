import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { Passwords } from './passwords.ts';

const PASSWORD = 'a ladle of barley broth';

suite('passwords', () => {
  // Other tests use a minimal hashing cost.
  test('by default cost at least what OWASP requires of argon2id', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash(PASSWORD);
    assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.equal(await passwords.isRight(hash, PASSWORD), true);
    assert.equal(await passwords.isRight(hash, 'a ladle of barley broth '), false);
  });

  test('never match without a hash', async () => {
    const passwords = new Passwords();
    for (const nobody of [null, undefined]) {
      assert.equal(await passwords.isRight(nobody, 'the password of nobody'), false);
    }
  });

  test('are hashed with the given cost and verified whatever cost their hash has', async () => {
    const cheap = new Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    const hash = await cheap.hash(PASSWORD);
    assert.match(hash, /^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    assert.equal(await new Passwords().isRight(hash, PASSWORD), true);
  });
});
