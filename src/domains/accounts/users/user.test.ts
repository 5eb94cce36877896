import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import {
  PASSWORD,
  bearer,
  cookieOf,
  newAdministrator,
  newLibrary,
  newMember,
  newToken,
  pagesOf,
  setUp,
  signIn,
  tellingOf,
  statusAndCode,
} from '../../../../test/support/people.ts';
import type { AccountState, Person } from '../../../../test/support/people.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { User } from './user.schemas.ts';

const USERS = '/api/v1/users';

onEveryEngine('users', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' } });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  const change = (id: string, disabled: unknown, by = admin) => by.client.patch<User>(`${USERS}/${id}`, { disabled });
  const newUser = () => newMember(service, admin, admin.library, 'editor');
  const trySignIn = (username: string, password: string) =>
    service.client.post('/api/v1/auth/sign-in', { username, password });
  const activeAdministrators = () =>
    service.rows('select id from account_user where instance_admin = 1 and disabled_at is null');

  test('lets only instance administrators manage users (403 forbidden for others, even library owners)', async () => {
    const user = await newUser();
    await newLibrary(user);
    const program = bearer(service, await newToken(user, 'write'));
    for (const answer of [
      await user.client.get(USERS),
      await program.get(USERS),
      await change(admin.id, true, user),
      await change(user.id, true, user),
      await change('nobody', true, user),
      await change(user.id, 'nonsense', user),
      await program.patch(`${USERS}/${admin.id}`, { disabled: true }),
    ]) {
      assert.deepEqual(statusAndCode(answer), [403, 'forbidden']);
    }
    assert.deepEqual(statusAndCode(await service.client.get(USERS)), [401, 'authentication-required']);
    assert.equal((await admin.client.get(USERS)).status, 200);
  });

  test('returns 404 user-not-found for an unknown user and requires a boolean for disabled', async () => {
    for (const id of ['nobody', admin.library, 'x'.repeat(300)]) {
      for (const disabled of [true, false]) {
        assert.deepEqual(statusAndCode(await change(id, disabled)), [404, 'user-not-found']);
      }
    }
    for (const disabled of [undefined, null, 'true', 1, []]) {
      const answer = await admin.client.patch(`${USERS}/${admin.id}`, { disabled });
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, 'body.disabled'], String(disabled));
    }
  });

  test('refuses to disable the only administrator (409 last-administrator)', async () => {
    assert.deepEqual(statusAndCode(await change(admin.id, true)), [409, 'last-administrator']);
    const second = await newAdministrator(service);
    assert.equal((await change(second.id, true)).status, 200);
    assert.deepEqual(statusAndCode(await change(admin.id, true)), [409, 'last-administrator']);
    assert.equal((await change(admin.id, false)).status, 200);
    assert.equal((await admin.client.get(USERS)).status, 200);
  });

  test('lets an administrator disable their own account if another remains, and signs them out immediately', async () => {
    const second = await newAdministrator(service);
    assert.equal((await change(second.id, true, second)).status, 200);
    assert.deepEqual(statusAndCode(await second.client.get(USERS)), [401, 'invalid-credentials']);
  });

  test('keeps one administrator when two disable each other concurrently', async () => {
    const username = 'The other administrator';
    await newAdministrator(service, username);
    for (let round = 0; round < 4; round += 1) {
      const other = await signIn(service, username);
      const answers = await Promise.all([change(other.id, true), change(admin.id, true, other)]);
      const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
      assert.equal(won?.status, 200);
      // The losing administrator may already be signed out.
      assert.ok(lost?.status === 409 || lost?.status === 401, lost?.text);
      assert.equal((await activeAdministrators()).length, 1);
      const [left] = await activeAdministrators();
      const survivor = left?.['id'] === admin.id ? admin : other;
      const loser = survivor === admin ? other : admin;
      assert.equal((await change(loser.id, false, survivor)).status, 200);
      admin = await signIn(service, admin.username);
    }
  });

  test('lists users page by page in the order they joined, without credentials', async () => {
    const user = await newUser();
    const pages = await pagesOf<User>(admin.client, USERS, 2);
    assert.ok(pages.length >= 2 && pages.slice(0, -1).every((items) => items.length === 2));
    const users = pages.flat();
    const ids = users.map(({ id }) => id);
    assert.deepEqual(ids, ids.toSorted());
    assert.equal(new Set(ids).size, ids.length);
    assert.equal(ids[0], admin.id);
    const { created_at, ...rest } = users.at(-1) ?? assert.fail('no users are listed');
    assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.deepEqual(rest, {
      id: user.id,
      username: user.username,
      display_name: user.state.user?.display_name,
      instance_admin: false,
      disabled: false,
      disabled_at: null,
    });
    const answer = await admin.client.get(USERS);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.doesNotMatch(answer.text, /argon2|password|_key/);
  });

  test('rejects the sessions and tokens of a disabled user immediately (401 invalid-credentials)', async () => {
    const user = await newUser();
    const secret = await newToken(user, 'read', 'write');
    const elsewhere = await signIn(service, user.username);
    const clients = [user.client, elsewhere.client, bearer(service, user.session), bearer(service, secret)];
    for (const client of clients) assert.equal((await client.get('/api/v1/tags')).status, 200);

    const answer = await change(user.id, true);
    assert.deepEqual([answer.status, answer.body.id, answer.body.disabled], [200, user.id, true]);
    assert.match(String(answer.body.disabled_at), /Z$/);
    for (const client of clients) {
      assert.deepEqual(statusAndCode(await client.get('/api/v1/tags')), [401, 'invalid-credentials']);
      assert.deepEqual(statusAndCode(await client.post('/api/v1/tags', { name: 'Late' })), [
        401,
        'invalid-credentials',
      ]);
    }
    assert.equal((await user.client.get<AccountState>('/api/v1/account')).body.user, null);
    assert.deepEqual(await service.rows(`select id from session where user_id = '${user.id}'`), []);
  });

  test('gives a disabled user the same response body as a wrong password or an unknown username', async () => {
    const user = await newUser();
    await change(user.id, true);
    const refused = await trySignIn(user.username, PASSWORD);
    assert.deepEqual(statusAndCode(refused), [401, 'invalid-credentials']);
    assert.equal(refused.headers['set-cookie'], undefined);
    for (const answer of [
      await trySignIn(user.username, 'another ladle of broth'),
      await trySignIn(admin.username, 'another ladle of broth'),
      await trySignIn('nobody at all', PASSWORD),
    ]) {
      assert.deepEqual(tellingOf(answer), tellingOf(refused));
    }
  });

  test('restores tokens but not sessions when a user is enabled again', async () => {
    const user = await newUser();
    const secret = await newToken(user, 'read');
    await change(user.id, true);
    const answer = await change(user.id, false);
    assert.deepEqual([answer.status, answer.body.disabled, answer.body.disabled_at], [200, false, null]);
    assert.equal((await bearer(service, secret).get('/api/v1/tags')).status, 200);
    assert.deepEqual(statusAndCode(await user.client.get('/api/v1/tags')), [401, 'invalid-credentials']);
    const again = await signIn(service, user.username);
    assert.equal((await again.client.get('/api/v1/tags')).status, 200);
    assert.deepEqual(
      again.state.libraries.map(({ id, role }) => [id, role]),
      [[admin.library, 'editor']],
    );
  });

  test('leaves no session if a user signs in while being disabled', async () => {
    const user = await newUser();
    const signIns = Array.from({ length: 8 }, () => trySignIn(user.username, PASSWORD));
    // The first sign-in is done; the others are still verifying the password.
    await Promise.race(signIns);
    assert.equal((await change(user.id, true)).status, 200);
    const answers = await Promise.all(signIns);
    assert.equal((await change(user.id, false)).status, 200);
    for (const answer of answers.filter(({ status }) => status === 200)) {
      const session = bearer(service, cookieOf(answer, 'tureen_session') ?? '');
      assert.deepEqual(statusAndCode(await session.get('/api/v1/tags')), [401, 'invalid-credentials']);
    }
  });

  test('records disabling and enabling once each, and emits an instance event for disabling', async () => {
    const user = await newUser();
    for (const disabled of [false, true, true, false, false]) {
      assert.equal((await change(user.id, disabled)).body.disabled, disabled);
    }
    const records = await service.rows(
      `select action, actor_id, library_id, outcome, target_type from audit_event
        where target_id = '${user.id}' and action in ('user.disabled', 'user.enabled') order by id`,
    );
    assert.deepEqual(
      records.map((row) => ({ ...row })),
      ['user.disabled', 'user.enabled'].map((action) => ({
        action,
        actor_id: admin.id,
        library_id: '',
        outcome: 'succeeded',
        target_type: 'user',
      })),
    );
    const events = await service.rows(
      `select type, stream, actor_id from event where resource_id = '${user.id}' and resource_type = 'user' order by number`,
    );
    assert.deepEqual(
      events.map(({ type, stream, actor_id }) => [type, stream, actor_id]),
      [
        ['user.created', 'instance', user.id],
        ['user.disabled', 'instance', admin.id],
      ],
    );
  });
});

onEveryEngine('users in local mode', (engine) => {
  const service = serviceForSuite(engine);

  test('the only user is an administrator and cannot be disabled', async () => {
    const { body } = await service.client.get<{ items: readonly User[] }>(USERS);
    const [local] = body.items;
    assert.equal(body.items.length, 1);
    assert.deepEqual([local?.username, local?.instance_admin, local?.disabled], [null, true, false]);
    const answer = await service.client.patch(`${USERS}/${local?.id}`, { disabled: true });
    assert.deepEqual(statusAndCode(answer), [409, 'last-administrator']);
    assert.equal((await service.client.get('/api/v1/tags')).status, 200);
  });
});
