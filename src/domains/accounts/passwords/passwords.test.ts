import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { Passwords } from './passwords.ts';

const PASSWORD = 'a ladle of barley broth';

suite('passwords', () => {
  // The services of other tests are told to hash for next to nothing.
  test('cost what OWASP asks of argon2id at least, where nothing else is said', async () => {
    const passwords = new Passwords();
    const hash = await passwords.hash(PASSWORD);
    assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    assert.equal(await passwords.isRight(hash, PASSWORD), true);
    assert.equal(await passwords.isRight(hash, 'a ladle of barley broth '), false);
  });

  test('nobody has a password, not even that of nobody', async () => {
    const passwords = new Passwords();
    for (const nobody of [null, undefined]) {
      assert.equal(await passwords.isRight(nobody, 'the password of nobody'), false);
    }
  });

  test('are hashed for the cost that is given, and known by their hash whatever it cost', async () => {
    const cheap = new Passwords({ memoryCost: 8, timeCost: 1, parallelism: 1 });
    const hash = await cheap.hash(PASSWORD);
    assert.match(hash, /^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    assert.equal(await new Passwords().isRight(hash, PASSWORD), true);
  });
});
