import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { PASSWORD, cookieOf, invite, newMember, setUp, signIn } from '../../../../test/support/people.ts';
import type { Person } from '../../../../test/support/people.ts';
import { countRefusals } from '../../../../test/support/refusals.ts';
import { TestService, serviceForSuite } from '../../../../test/support/test-service.ts';

const SIGN_IN = '/api/v1/auth/sign-in';
const accounts = { TUREEN_AUTH: 'accounts' };

const withoutInstance = (body: object): object => ({ ...body, instance: '' });

onEveryEngine('password sign-in', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: accounts });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  test('gives an unknown user and a wrong password the same status and body', async () => {
    const unknown = await service.client.post(SIGN_IN, { username: 'nobody', password: PASSWORD });
    const wrong = await service.client.post(SIGN_IN, { username: 'Admin', password: 'not the right one' });
    assert.deepEqual([unknown.status, unknown.body.code], [401, 'invalid-credentials']);
    assert.deepEqual(withoutInstance(unknown.body), withoutInstance(wrong.body));
    assert.equal(unknown.headers['set-cookie'], undefined);
  });

  test('rejects missing, empty and mistyped values (422) and never echoes a password', async () => {
    for (const input of [
      {},
      { username: 'Admin' },
      { username: 'Admin', password: '' },
      { username: '', password: 'x' },
    ]) {
      assert.equal((await service.client.post(SIGN_IN, input)).status, 422, JSON.stringify(input));
    }
    const answer = await service.client.post(SIGN_IN, { username: 'Admin', password: 5551212 });
    assert.equal(answer.status, 422);
    assert.ok(!answer.text.includes('5551212'), answer.text);
  });

  test('rejects a sign-in from a page of another site (403 origin-not-allowed)', async () => {
    const input = { username: 'Admin', password: PASSWORD };
    const foreign = await service.client.post(SIGN_IN, input, { origin: 'https://evil.example' });
    assert.deepEqual([foreign.status, foreign.body.code], [403, 'origin-not-allowed']);
    assert.equal((await service.client.post(SIGN_IN, input, { origin: service.client.origin })).status, 200);
  });

  test('rejects a username that is invisible or differs only in invisible characters', async () => {
    const invitation = await invite(await signIn(service, 'Admin'), admin.library, 'viewer');
    const input = { invitation, display_name: 'Eve', password: PASSWORD };
    for (const [username, outcome] of [
      ['\u200b', 422],
      ['\u3164 ', 422],
      ['\u{e0061}', 422],
      ['Ad\u200bmin', 409],
      ['admin\ufeff', 409],
    ] as const) {
      const { status } = await service.client.post('/api/v1/auth/register', { ...input, username });
      assert.equal(status, outcome, JSON.stringify(username));
    }
  });

  test('ignores the case and Unicode form of a username and returns the account state', async () => {
    const person = await signIn(service, 'ａＤＭＩＮ');
    assert.deepEqual(person.state.user, { id: admin.id, display_name: 'Admin A.', instance_admin: true });
    assert.equal(person.state.auth_enabled, true);
    assert.equal(person.state.recovery_authenticated, false);
    assert.notEqual(person.session, admin.session);
    assert.notEqual(person.csrf, admin.csrf);
  });

  test('requires recent authentication and a good password to change the password, and ends all other sessions', async () => {
    const person = await newMember(service, await signIn(service, 'Admin'), admin.library, 'viewer');
    const other = await signIn(service, person.username);
    const path = '/api/v1/account/password';
    for (const new_password of ['short', 'passwordpassword', `${person.username}-1234`, 'x'.repeat(201)]) {
      const { status, body, text } = await person.client.post(path, { new_password });
      assert.deepEqual([status, body.errors?.[0]?.location], [422, 'body.new_password'], new_password);
      assert.ok(!text.includes(new_password));
    }
    const wrong = await person.client.post(path, { new_password: 'a new one that is long', current_password: 'no' });
    assert.deepEqual([wrong.status, wrong.body.code], [401, 'invalid-credentials']);
    const changed = await person.client.post(path, {
      new_password: 'a new one that is long',
      current_password: PASSWORD,
    });
    assert.deepEqual([changed.status, changed.body], [200, { accepted: true }]);

    assert.equal((await person.client.get('/api/v1/libraries')).status, 200);
    assert.equal((await other.client.get('/api/v1/libraries')).body.code, 'invalid-credentials');
    const old = await service.client.post(SIGN_IN, { username: person.username, password: PASSWORD });
    assert.equal(old.status, 401);
    await signIn(service, person.username, 'a new one that is long');

    clock.advance({ minutes: 5, seconds: 1 });
    const late = await person.client.post(path, { new_password: 'yet another long one' });
    assert.deepEqual([late.status, late.body.code], [403, 'recent-authentication-required']);
  });
});

onEveryEngine('password change', (engine) => {
  const service = serviceForSuite(engine, {
    settings: {
      ...accounts,
      TUREEN_LIMIT_SIGN_IN_FAILURES_PER_NAME: '1000',
      TUREEN_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '1000',
    },
  });

  test('ends every session opened concurrently with the old password', async () => {
    const admin = await setUp(service);
    const person = await newMember(service, admin, admin.library, 'viewer');
    const old = { username: person.username, password: PASSWORD };
    const [changed, ...answers] = await Promise.all([
      person.client.post('/api/v1/account/password', { new_password: 'changed in the meantime' }),
      ...Array.from({ length: 40 }, () => service.client.post(SIGN_IN, old)),
    ]);
    assert.equal(changed.status, 200);
    for (const answer of answers) {
      assert.ok(answer.status === 200 || answer.status === 401, answer.text);
      const cookie = `tureen_session=${cookieOf(answer, 'tureen_session')}`;
      assert.equal((await service.client.get('/api/v1/libraries', { cookie })).status, 401);
    }
    assert.equal((await person.client.get('/api/v1/libraries')).status, 200);
  });
});

const from = (address: string, instance: TestService) =>
  instance.client.post(SIGN_IN, { username: address, password: 'wrong' }, { 'x-forwarded-for': address });

onEveryEngine('sign-in lockout', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: accounts });
  const attempt = (username: string, password = 'wrong password', instance: TestService = service) =>
    instance.client.post(SIGN_IN, { username, password });

  test('starts after 10 failures per username in 15 minutes, even for the right password, across restarts and instances', async () => {
    await setUp(service);
    const other = service.beside();
    await other.start();
    const instances = Array.from({ length: 24 }, (_, index) => (index % 2 === 0 ? service : other));
    const answers = await Promise.all(instances.map((instance) => attempt('ADMIN', 'wrong password', instance)));
    await other.remove();
    const statuses = answers.map(({ status }) => status);
    assert.equal(statuses.filter((status) => status === 401).length, 10);
    assert.equal(statuses.filter((status) => status === 429).length, 14);
    const locked = await attempt('admin', PASSWORD);
    assert.deepEqual([locked.status, locked.body.code, locked.headers['retry-after']], [429, 'rate-limited', '900']);

    await service.restart();
    assert.equal((await attempt('admin', PASSWORD)).status, 429);
    clock.advance({ minutes: 14, seconds: 59 });
    assert.equal((await attempt('admin', PASSWORD)).headers['retry-after'], '1');
    clock.advance({ seconds: 1 });
    await signIn(service, 'admin');
  });

  test('does not count a successful sign-in', async () => {
    clock.advance({ minutes: 15 });
    for (let time = 0; time < 12; time += 1) await signIn(service, 'admin');
    for (let time = 0; time < 10; time += 1) assert.equal((await attempt('admin')).status, 401);
    assert.equal((await attempt('admin', PASSWORD)).status, 429);
  });

  test('starts after 50 failures per address in 15 minutes for any usernames', async () => {
    clock.advance({ minutes: 15 });
    for (let name = 0; name < 50; name += 1) assert.equal((await attempt(`nobody-${name}`)).status, 401);
    const locked = await attempt('someone else');
    assert.deepEqual([locked.status, locked.body.params], [429, { limit: 50, window_seconds: 900 }]);
    clock.advance({ minutes: 15 });
    assert.equal((await attempt('someone else')).status, 401);
  });

  test('does not let an address over its limit lock out a username', async () => {
    clock.advance({ minutes: 15 });
    const settings = {
      ...accounts,
      TUREEN_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '3',
      TUREEN_TRUSTED_PROXIES: 'loopback',
    };
    await using limited = new TestService(engine, { clock, settings });
    await limited.start();
    await setUp(limited);
    const tryFrom = (address: string, password: string) =>
      limited.client.post(SIGN_IN, { username: 'Admin', password }, { 'x-forwarded-for': address });
    for (let count = 0; count < 20; count += 1) {
      assert.equal((await tryFrom('203.0.113.9', 'wrong password')).status, count < 3 ? 401 : 429);
    }
    assert.equal((await tryFrom('203.0.113.10', PASSWORD)).status, 200);
    const rows = await limited.rows("select used from allowance where name like 'sign-in-name:%'");
    assert.deepEqual(
      rows.map(({ used }) => Number(used)),
      [3],
    );
  });

  test('counts only the failed ones of concurrent attempts', async () => {
    clock.advance({ minutes: 15 });
    await signIn(service, 'admin');
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, index) => attempt('admin', index % 4 === 0 ? 'wrong password' : PASSWORD)),
    );
    const statuses = answers.map(({ status }) => status);
    assert.ok(
      statuses.every((status) => [200, 401, 429].includes(status)),
      statuses.join(),
    );
    const [latest] = await service.rows(
      "select used from allowance where name like 'sign-in-name:%' order by window_start desc limit 1",
    );
    assert.equal(Number(latest?.['used']), statuses.filter((status) => status !== 200).length);
  });

  test('uses the address of the connection, or the one reported by a trusted proxy', async () => {
    clock.advance({ minutes: 15 });
    const few = { ...accounts, TUREEN_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '1' };
    for (const [settings, last] of [
      [few, 429],
      [{ ...few, TUREEN_TRUSTED_PROXIES: 'loopback' }, 401],
    ] as const) {
      const proxied = new TestService(engine, { clock, settings });
      await proxied.start();
      assert.equal((await from('203.0.113.7', proxied)).status, 401);
      assert.equal((await from('203.0.113.8', proxied)).status, last);
      await proxied.remove();
    }
  });

  test('is recorded: attempts over a limit are counted like wrong passwords', async () => {
    clock.advance({ minutes: 15 });
    const admin = await signIn(service, 'admin');
    const before = await countRefusals(admin, 'session.created');
    for (let count = 0; count < 13; count += 1) await attempt('admin');
    assert.equal(await countRefusals(admin, 'session.created'), before + 13);
  });

  test('of a signed-in user is recorded once', async () => {
    clock.advance({ minutes: 15 });
    const admin = await signIn(service, 'admin');
    for (let count = 0; count < 13; count += 1) {
      await admin.client.post('/api/v1/account/confirm', { password: 'wrong password' });
    }
    const rows = await service.rows(
      `select action, attempts from audit_event where actor_id = '${admin.id}' and outcome = 'refused' order by id`,
    );
    const confirmations = Array.from({ length: 10 }, () => ({ action: 'session.confirmed', attempts: null }));
    assert.deepEqual(
      rows.map((row) => ({ ...row })),
      [...confirmations, { action: 'session.created', attempts: null }],
    );
  });
});
