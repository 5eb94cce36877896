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

/** Whether the session may do what needs recent authentication. */
const isRecent = async ({ client }: Person): Promise<boolean> => {
  const { status, body } = await client.post('/api/v1/account/tokens', { name: 'x', scopes: ['read'] });
  assert.ok(status === 201 || body.code === 'recent-authentication-required');
  return status === 201;
};

/** Confirms with an authenticator in a person's browser. */
const confirmWith = async (authenticator: Authenticator, person: Person) => {
  const asked = await challenge(atLocalhost(person.client), person.session);
  const passkey = authenticator.get(localhostOf(person.client), asked.options);
  return { passkey, send: () => asked.client.post<{ accepted: boolean }>(CONFIRM, { passkey }) };
};

onEveryEngine('confirming that it is you', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: { TUREEN_AUTH: 'accounts' } });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  const someone = (): Promise<Person> => newMember(service, admin, admin.library, 'viewer');
  const grownOld = async (person: Person): Promise<Person> => {
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
  test('a token: 403 browser-session-required', async () => {
    const program = bearer(service, await newToken(await someone(), 'read', 'write'));
    const { status, body } = await program.post(CONFIRM, { password: 'x' });
    assert.deepEqual([status, body.code], [403, 'browser-session-required']);
  });

  test('a session from a recovery code must set a new credential first', async () => {
    const person = await someone();
    const codes = await person.client.post<{ codes: string[] }>('/api/v1/account/recovery-codes', undefined);
    const answer = await service.client.post<AccountState>('/api/v1/auth/recover', {
      username: person.username,
      code: codes.body.codes[0],
    });
    const { client } = new Person(service.client, answer, person.username, person.password);
    const { status, body } = await client.post(CONFIRM, { password: person.password });
    assert.deepEqual([status, body.code], [403, 'credential-renewal-required']);
  });

  test('exactly one of password and passkey: else 422 validation-failed', async () => {
    const person = await someone();
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

  test('a wrong password is 401 invalid-credentials, is recorded, and counts toward the sign-in limit', async () => {
    const person = await grownOld(await someone());
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

  test('a user without a user name or password cannot confirm with a password: 401 invalid-credentials', async () => {
    for (const without of ['password_hash = null', 'username = null, username_key = null']) {
      const person = await grownOld(await someone());
      await service.write(`update account_user set ${without} where id = '${person.id}'`);
      const { status, body } = await person.client.post(CONFIRM, { password: person.password });
      assert.deepEqual([status, body.code], [401, 'invalid-credentials'], without);
      assert.deepEqual(await outcomesOf(person), ['refused']);
    }
  });

  test('another user’s passkey or a replayed response is 401 invalid-credentials', async () => {
    const [mine, theirs] = [new Authenticator(), new Authenticator()];
    const [person, other] = [await someone(), await someone()];
    await addPasskey(atLocalhost(person.client), mine);
    await addPasskey(atLocalhost(other.client), theirs);
    await grownOld(person);
    const foreign = await (await confirmWith(theirs, person)).send();
    assert.deepEqual([foreign.status, await isRecent(person)], [401, false]);
    const { send } = await confirmWith(mine, person);
    assert.equal((await send()).status, 200);
    assert.equal((await send()).status, 401);
    assert.deepEqual(await outcomesOf(person), ['refused', 'succeeded', 'refused']);
  });

  test('of 50 confirmations with one challenge exactly one wins', async () => {
    const authenticator = new Authenticator();
    const person = await someone();
    await addPasskey(atLocalhost(person.client), authenticator);
    const { send } = await confirmWith(authenticator, person);
    const answers = await Promise.all(Array.from({ length: 50 }, send));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ status }) => status === 401).length, 49);
  });

  test('with the password the session is recent again, for five minutes', async () => {
    const person = await grownOld(await someone());
    const { status, body } = await person.client.post<object>(CONFIRM, { password: person.password });
    assert.deepEqual([status, body], [200, { accepted: true }]);
    clock.advance({ minutes: 5 });
    assert.equal(await isRecent(person), true);
    await grownOld(person);
    assert.deepEqual(await outcomesOf(person), ['succeeded']);
  });

  test('with a passkey the session is recent again', async () => {
    const authenticator = new Authenticator();
    const person = await someone();
    await addPasskey(atLocalhost(person.client), authenticator);
    await grownOld(person);
    const { status, body } = await (await confirmWith(authenticator, person)).send();
    assert.deepEqual([status, body], [200, { accepted: true }]);
    assert.equal(await isRecent(person), true);
    assert.deepEqual(await outcomesOf(person), ['succeeded']);
  });

  test('a success does not count toward the sign-in limit', async () => {
    const person = await someone();
    for (let count = 0; count < 12; count += 1) {
      assert.equal((await person.client.post(CONFIRM, { password: person.password })).status, 200);
    }
  });
});
