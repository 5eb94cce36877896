import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import {
  Authenticator,
  addPasskey,
  atLocalhost,
  challenge,
  localhostOf,
  registrationOptions,
} from '../../../../test/support/authenticator.ts';
import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import {
  Person,
  bearer,
  confirm,
  cookieOf,
  newLibrary,
  newMember,
  newToken,
  setUp,
  signIn,
  statusAndCode,
} from '../../../../test/support/people.ts';
import type { AccountState } from '../../../../test/support/people.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { AccountSession } from '../sessions/session.schemas.ts';

const CONFIRM = '/api/v1/account/confirm';

const passwordOf = ({ password }: Person) => ({ password });

/** Whether the session still counts as recently authenticated. */
const isRecent = async ({ client }: Person): Promise<boolean> => {
  const { status, body } = await client.post('/api/v1/account/tokens', { name: 'x', scopes: ['read'] });
  assert.ok(status === 201 || body.code === 'recent-authentication-required');
  return status === 201;
};

const sessionsOf = async (client: TestClient) =>
  (await client.get<{ items: readonly AccountSession[] }>('/api/v1/account/sessions')).body.items;

/** The answer to a confirmation. */
type Confirmed = AccountState & { readonly accepted: boolean; readonly access_token?: string };

/** Confirms with an authenticator in a person's browser. */
const confirmWith = async (authenticator: Authenticator, person: Person) => {
  const requested = await challenge(atLocalhost(person.client), person.session);
  const passkey = authenticator.get(localhostOf(person.client), requested.options);
  return { passkey, browser: requested.client, send: () => requested.client.post<AccountState>(CONFIRM, { passkey }) };
};

onEveryEngine('session confirmation', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, {
    clock,
    settings: { TUREEN_AUTH: 'accounts' },
    streams: { heartbeatMs: 100 },
  });
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
  /** What is bound to any session. */
  const bound = () => service.rows('select kind from one_time where session_id is not null');
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
    const { passkey, browser, send } = await confirmWith(mine, person);
    const confirmed = await send();
    assert.equal(confirmed.status, 200, confirmed.text);
    const replayed = await new Person(browser, confirmed, '', '').client.post(CONFIRM, { passkey });
    assert.equal(replayed.status, 401);
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

  test('opens a session that is recent for five minutes with the password', async () => {
    const person = await letSessionAge(await newPerson());
    const confirmed = await confirm(person);
    clock.advance({ minutes: 5 });
    assert.equal(await isRecent(confirmed), true);
    await letSessionAge(confirmed);
    assert.deepEqual(await outcomesOf(person), ['succeeded']);
  });

  test('opens a recent session with a passkey', async () => {
    const authenticator = new Authenticator();
    const person = await newPerson();
    await addPasskey(atLocalhost(person.client), authenticator);
    await letSessionAge(person);
    const answer = await (await confirmWith(authenticator, person)).send();
    assert.equal(await isRecent(new Person(person.client, answer, person.username, person.password)), true);
    assert.deepEqual(await outcomesOf(person), ['succeeded']);
  });

  test('replaces the session: a new secret, CSRF token and id, the same library, and 401 for the old cookie', async () => {
    const person = await newPerson();
    const [, second] = [await newLibrary(person), await newLibrary(person)];
    assert.equal((await person.client.post('/api/v1/account/library', { library_id: second })).status, 200);
    const [old] = await sessionsOf(person.client);
    const answer = await person.client.post<Confirmed>(CONFIRM, passwordOf(person));
    assert.equal(answer.headers['cache-control'], 'no-store');
    const { accepted, csrf_token, user, active_library_id, libraries, access_token } = answer.body;
    assert.equal(accepted, true);
    assert.deepEqual([user?.id, active_library_id, libraries.length], [person.id, second, 3]);
    assert.equal(access_token, undefined);
    assert.notEqual(csrf_token, person.csrf);
    assert.notEqual(cookieOf(answer, 'tureen_session'), person.session);

    const confirmed = new Person(service.client, answer, person.username, person.password);
    const sessions = await sessionsOf(confirmed.client);
    assert.deepEqual(
      sessions.map(({ auth_method, current }) => [auth_method, current]),
      [['password', true]],
    );
    assert.notEqual(sessions[0]?.id, old?.id);
    assert.equal((await confirmed.client.patch('/api/v1/account', { display_name: 'Still here' })).status, 200);
    const mixed = await confirmed.client.patch('/api/v1/account', {}, { 'x-csrf-token': person.csrf });
    assert.deepEqual(statusAndCode(mixed), [403, 'csrf-token-invalid']);
    for (const retried of [
      await person.client.post(CONFIRM, passwordOf(person)),
      await person.client.get('/api/v1/account/sessions'),
    ]) {
      assert.deepEqual(statusAndCode(retried), [401, 'invalid-credentials']);
    }
    const [record] = await service.rows(
      `select credential_id, target_id from audit_event where actor_id = '${person.id}' and action = 'session.confirmed'`,
    );
    assert.deepEqual(record, { credential_id: old?.id, target_id: sessions[0]?.id });
  });

  test('gives a client that sends its session as Bearer an access token instead of a cookie', async () => {
    const person = await letSessionAge(await newPerson());
    const second = await newLibrary(person);
    const session = bearer(service, person.session);
    assert.equal((await session.post('/api/v1/account/library', { library_id: second })).status, 200);
    const answer = await session.post<Confirmed & { access_token: string; expires_at: string }>(
      CONFIRM,
      passwordOf(person),
    );
    assert.equal(answer.status, 200, answer.text);
    assert.equal(answer.headers['set-cookie'], undefined);
    const { accepted, access_token, expires_at, ...state } = answer.body;
    assert.equal(accepted, true);
    assert.equal(Date.parse(expires_at), clock.now().getTime() + 90 * 24 * 3_600_000);
    const app = bearer(service, access_token);
    assert.equal(state.active_library_id, second);
    assert.deepEqual((await app.get<AccountState>('/api/v1/account')).body, state);
    assert.equal((await app.post('/api/v1/account/tokens', { name: 'x', scopes: ['read'] })).status, 201);
    const old = await bearer(service, person.session).get('/api/v1/account');
    assert.deepEqual(statusAndCode(old), [401, 'invalid-credentials']);
  });

  test('ends everything bound to the old session, as signing out does', async () => {
    const person = await newPerson();
    const client = atLocalhost(person.client);
    const response = new Authenticator().create(localhostOf(client), await registrationOptions(client));
    const stream = await person.in(admin.library).follow();
    assert.deepEqual(await bound(), [{ kind: 'passkey-registration' }]);
    const confirmed = await confirm(person);
    assert.deepEqual(await bound(), []);
    await stream.ended();
    const late = await atLocalhost(confirmed.client).post('/api/v1/account/passkeys', { response });
    assert.deepEqual(statusAndCode(late), [403, 'challenge-invalid']);
  });

  test('keeps the other sessions of the user', async () => {
    const person = await newPerson();
    const other = await signIn(service, person.username);
    await confirm(person);
    assert.equal((await other.client.get('/api/v1/account/sessions')).status, 200);
  });

  test('lets exactly one of 20 concurrent confirmations with the password replace the session', async () => {
    const person = await newPerson();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.client.post<AccountState>(CONFIRM, passwordOf(person))),
    );
    const succeeded = answers.filter(({ status }) => status === 200);
    assert.equal(succeeded.length, 1);
    // The others fail because the session ended or, after ten at once, because of the rate limit.
    assert.ok(answers.every(({ status }) => status === 200 || status === 401 || status === 429));
    assert.equal(
      (await sessionsOf(new Person(service.client, succeeded[0] ?? assert.fail(), '', '').client)).length,
      1,
    );
    clock.advance({ minutes: 15 });
  });

  test('does not outlive a concurrent password change', async () => {
    const person = await newPerson();
    const other = await signIn(service, person.username);
    const [changed, confirmed] = await Promise.all([
      other.client.post('/api/v1/account/password', { new_password: 'two ladles of barley broth' }),
      person.client.post<AccountState>(CONFIRM, passwordOf(person)),
    ]);
    assert.equal(changed.status, 200, changed.text);
    const cookie = `tureen_session=${cookieOf(confirmed, 'tureen_session') ?? person.session}`;
    assert.equal((await service.client.get('/api/v1/account/sessions', { cookie })).status, 401);
  });

  test('does not count a success toward the sign-in limit', async () => {
    let person = await newPerson();
    for (let count = 0; count < 12; count += 1) person = await confirm(person);
  });
});
