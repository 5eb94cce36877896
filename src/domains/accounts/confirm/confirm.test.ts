import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import {
  Authenticator,
  addPasskey,
  atLocalhost,
  challenge,
  localhostOf,
} from '../../../../test/support/authenticator.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { Person, bearer, newMember, newToken, setUp } from '../../../../test/support/people.ts';
import type { AccountState } from '../../../../test/support/people.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const CONFIRM = '/api/v1/account/confirm';

/** Whether the session still counts as recently authenticated. */
const isRecent = async ({ client }: Person): Promise<boolean> => {
  const { status, body } = await client.post('/api/v1/account/tokens', { name: 'x', scopes: ['read'] });
  assert.ok(status === 201 || body.code === 'recent-authentication-required');
  return status === 201;
};

/** Confirms with an authenticator in a person's browser. */
const confirmWith = async (authenticator: Authenticator, person: Person) => {
  const requested = await challenge(atLocalhost(person.client), person.session);
  const passkey = authenticator.get(localhostOf(person.client), requested.options);
  return { passkey, send: () => requested.client.post<{ accepted: boolean }>(CONFIRM, { passkey }) };
};

onEveryEngine('session confirmation', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: { TUREEN_AUTH: 'accounts' } });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  const newPerson = (): Promise<Person> => newMember(service, admin, admin.library, 'viewer');
  const letSessionAge = async (person: Person): Promise<Person> => {
    clock.advance({ minutes: 5, seconds: 1 });
    assert.equal(await isRecent(person), false);
    return person;
  };
  /** The outcomes of a person's attempts. */
  const outcomesOf = async ({ id }: Person): Promise<readonly string[]> => {
    const rows = await service.rows(
      `select outcome from audit_event where actor_id = '${id}' and action = 'session.confirmed' order by id`,
    );
    return rows.map(({ outcome }) => String(outcome));
  };
  test('rejects a token (403 browser-session-required)', async () => {
    const program = bearer(service, await newToken(await newPerson(), 'read', 'write'));
    const { status, body } = await program.post(CONFIRM, { password: 'x' });
    assert.deepEqual([status, body.code], [403, 'browser-session-required']);
  });

  test('requires a recovery session to set a new credential first (403 credential-renewal-required)', async () => {
    const person = await newPerson();
    const codes = await person.client.post<{ codes: string[] }>('/api/v1/account/recovery-codes', undefined);
    const answer = await service.client.post<AccountState>('/api/v1/auth/recover', {
      username: person.username,
      code: codes.body.codes[0],
    });
    const { client } = new Person(service.client, answer, person.username, person.password);
    const { status, body } = await client.post(CONFIRM, { password: person.password });
    assert.deepEqual([status, body.code], [403, 'credential-renewal-required']);
  });

  test('requires exactly one of password and passkey (422 validation-failed)', async () => {
    const person = await newPerson();
    const authenticator = new Authenticator();
    await addPasskey(atLocalhost(person.client), authenticator);
    const { passkey } = await confirmWith(authenticator, person);
    for (const body of [{}, { password: null, passkey: null }, { password: person.password, passkey }]) {
      const answer = await person.client.post(CONFIRM, body);
      assert.deepEqual([answer.status, answer.body.code], [422, 'validation-failed']);
      assert.equal(answer.body.errors?.[0]?.location, 'body');
      assert.ok(!answer.text.includes(person.password));
    }
    assert.deepEqual(await outcomesOf(person), []);
  });

  test('rejects a wrong password (401 invalid-credentials), records it, and counts it toward the sign-in limit', async () => {
    const person = await letSessionAge(await newPerson());
    for (let count = 0; count < 10; count += 1) {
      const { status, body } = await person.client.post(CONFIRM, { password: 'a wrong password' });
      assert.deepEqual([status, body.code], [401, 'invalid-credentials']);
    }
    const limited = await person.client.post(CONFIRM, { password: person.password });
    assert.deepEqual([limited.status, limited.body.code], [429, 'rate-limited']);
    assert.equal(await isRecent(person), false);
    assert.deepEqual(
      await outcomesOf(person),
      Array.from({ length: 10 }, () => 'refused'),
    );
    clock.advance({ minutes: 15 });
  });

  test('rejects a password for a user without a username or password (401 invalid-credentials)', async () => {
    for (const without of ['password_hash = null', 'username = null, username_key = null']) {
      const person = await letSessionAge(await newPerson());
      await service.write(`update account_user set ${without} where id = '${person.id}'`);
      const { status, body } = await person.client.post(CONFIRM, { password: person.password });
      assert.deepEqual([status, body.code], [401, 'invalid-credentials'], without);
      assert.deepEqual(await outcomesOf(person), ['refused']);
    }
  });

  test('rejects another user’s passkey and a replayed response (401)', async () => {
    const [mine, theirs] = [new Authenticator(), new Authenticator()];
    const [person, other] = [await newPerson(), await newPerson()];
    await addPasskey(atLocalhost(person.client), mine);
    await addPasskey(atLocalhost(other.client), theirs);
    await letSessionAge(person);
    const foreign = await (await confirmWith(theirs, person)).send();
    assert.deepEqual([foreign.status, await isRecent(person)], [401, false]);
    const { send } = await confirmWith(mine, person);
    assert.equal((await send()).status, 200);
    assert.equal((await send()).status, 401);
    assert.deepEqual(await outcomesOf(person), ['refused', 'succeeded', 'refused']);
  });

  test('accepts exactly one of 50 concurrent confirmations with the same challenge', async () => {
    const authenticator = new Authenticator();
    const person = await newPerson();
    await addPasskey(atLocalhost(person.client), authenticator);
    const { send } = await confirmWith(authenticator, person);
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ status }) => status === 401).length, 49);
  });

  test('makes the session recent again for five minutes with the password', async () => {
    const person = await letSessionAge(await newPerson());
    const { status, body } = await person.client.post<object>(CONFIRM, { password: person.password });
    assert.deepEqual([status, body], [200, { accepted: true }]);
    clock.advance({ minutes: 5 });
    assert.equal(await isRecent(person), true);
    await letSessionAge(person);
    assert.deepEqual(await outcomesOf(person), ['succeeded']);
  });

  test('makes the session recent again with a passkey', async () => {
    const authenticator = new Authenticator();
    const person = await newPerson();
    await addPasskey(atLocalhost(person.client), authenticator);
    await letSessionAge(person);
    const { status, body } = await (await confirmWith(authenticator, person)).send();
    assert.deepEqual([status, body], [200, { accepted: true }]);
    assert.equal(await isRecent(person), true);
    assert.deepEqual(await outcomesOf(person), ['succeeded']);
  });

  test('does not count a success toward the sign-in limit', async () => {
    const person = await newPerson();
    for (let count = 0; count < 12; count += 1) {
      assert.equal((await person.client.post(CONFIRM, { password: person.password })).status, 200);
    }
  });
});
