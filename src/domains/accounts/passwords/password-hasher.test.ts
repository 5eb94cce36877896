import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { PasswordHasher } from './password-hasher.ts';

const PASSWORD = 'a ladle of barley broth';

suite('password hasher', () => {
  // Other tests use a minimal hashing cost.
  test('defaults to the argon2id cost that OWASP requires', async () => {
    const passwords = new PasswordHasher();
    const hash = await passwords.hash(PASSWORD);
    assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.equal(await passwords.verify(hash, PASSWORD), true);
    assert.equal(await passwords.verify(hash, 'a ladle of barley broth '), false);
  });

  test('never verifies a password without a hash', async () => {
    const passwords = new PasswordHasher();
    for (const missingHash of [null, undefined]) {
      assert.equal(await passwords.verify(missingHash, 'any password'), false);
    }
  });

  test('hashes with the given cost and verifies a hash of any cost', async () => {
    const cheap = new PasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    const hash = await cheap.hash(PASSWORD);
    assert.match(hash, /^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    assert.equal(await new PasswordHasher().verify(hash, PASSWORD), true);
  });
});
