import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { PASSWORD, cookieOf, newMember, newToken, setUp, signIn } from '../../../../test/support/people.ts';
import type { AccountState, Person } from '../../../../test/support/people.ts';
import { TestService, serviceForSuite } from '../../../../test/support/test-service.ts';

interface SessionList {
  readonly items: readonly {
    readonly id: string;
    readonly auth_method: string;
    readonly created_at: string;
    readonly last_seen_at: string;
    readonly current: boolean;
  }[];
}

const SESSIONS = '/api/v1/account/sessions';

const isSignedIn = async (person: Person): Promise<boolean> =>
  (await person.client.get('/api/v1/libraries')).status === 200;

onEveryEngine('sessions', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: { TUREEN_AUTH: 'accounts' } });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });
  const newPerson = async (): Promise<Person> =>
    newMember(service, await signIn(service, 'Admin'), admin.library, 'editor');

  test('returns 401 authentication-required for a missing credential and 401 invalid-credentials for an invalid one', async () => {
    const none = await service.client.get('/api/v1/libraries');
    assert.deepEqual([none.status, none.body.code], [401, 'authentication-required']);
    assert.equal(none.headers['www-authenticate'], 'Bearer realm="Tureen"');
    for (const headers of [
      { authorization: 'Bearer nonsense' },
      { authorization: 'Basic YTpi' },
      { authorization: 'Bearer' },
      { cookie: 'tureen_session=nonsense' },
      { authorization: 'Bearer nonsense', cookie: `tureen_session=${admin.session}` },
    ]) {
      const { status, body } = await service.client.get('/api/v1/libraries', headers);
      assert.deepEqual([status, body.code], [401, 'invalid-credentials'], JSON.stringify(headers));
    }
    const signedOut = await service.client.get<AccountState>('/api/v1/account', { authorization: 'Basic YTpi' });
    assert.deepEqual([signedOut.status, signedOut.body.user], [200, null]);
    const proxied = { authorization: 'Basic YTpi', cookie: `tureen_session=${admin.session}` };
    assert.equal((await service.client.get('/api/v1/libraries', proxied)).status, 200);
    const { body } = await service.client.get('/api/v1/libraries');
    assert.deepEqual(
      Object.keys(body).filter((key) => ['code', 'detail', 'status', 'title', 'type'].includes(key)).length,
      5,
    );
  });

  test('answers GET /account for signed-out clients and leaves an invalid session cookie, which may just have been replaced', async () => {
    const { status, body, headers } = await service.client.get<AccountState>('/api/v1/account');
    assert.equal(status, 200);
    assert.equal(headers['cache-control'], 'no-store');
    assert.deepEqual(body, {
      auth_enabled: true,
      passkeys_available: false,
      recovery_authenticated: false,
      user: null,
      csrf_token: '',
      libraries: [],
      active_library_id: '',
      settings: { shown_convention: null },
      last_event_ids: {},
    });
    const dead = await service.client.get<AccountState>('/api/v1/account', { cookie: 'tureen_session=dead' });
    assert.deepEqual([dead.status, dead.body.user, dead.headers['set-cookie']], [200, null, undefined]);
    assert.equal((await service.client.get('/api/v1/account', { authorization: 'Bearer dead' })).status, 401);
  });

  test('forbids caching, framing and sniffing of account responses', async () => {
    const person = await newPerson();
    const answers = [
      await person.client.get('/api/v1/account'),
      await person.client.get(SESSIONS),
      await person.client.get('/api/v1/account/audit'),
      await service.client.get(SESSIONS),
      await service.client.post('/api/v1/auth/sign-in', { username: 'x', password: 'y' }),
      await admin.client.get(`/api/v1/libraries/${admin.library}/invitations`),
    ];
    for (const { headers } of answers) {
      assert.equal(headers['cache-control'], 'no-store');
      assert.equal(headers['x-frame-options'], 'DENY');
      assert.equal(headers['content-security-policy'], "default-src 'none'; frame-ancestors 'none'");
      assert.equal(headers['x-content-type-options'], 'nosniff');
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin');
      assert.equal(headers['referrer-policy'], 'no-referrer');
      assert.match(headers['content-type'] ?? '', /^application\/(json; charset=utf-8|problem\+json)$/);
      assert.equal(headers['access-control-allow-origin'], undefined);
    }
  });

  test('requires the current X-CSRF-Token for a change with the cookie, but not with the same secret as Bearer', async () => {
    const person = await newPerson();
    const other = await signIn(service, 'Admin');
    const cookie = `tureen_session=${person.session}`;
    for (const csrf of [undefined, '', 'wrong', other.csrf]) {
      const headers = { cookie, ...(csrf !== undefined && { 'x-csrf-token': csrf }) };
      const { status, body } = await service.client.patch('/api/v1/account', { display_name: 'Eve' }, headers);
      assert.deepEqual([status, body.code], [403, 'csrf-token-invalid'], csrf);
    }
    assert.equal((await service.client.get('/api/v1/libraries', { cookie })).status, 200);
    const renamed = await person.client.patch<AccountState>('/api/v1/account', { display_name: ' Pat ' });
    assert.deepEqual([renamed.status, renamed.body.user?.display_name], [200, 'Pat']);
    const bearer = service.client.with({ authorization: `Bearer ${person.session}` });
    assert.equal((await bearer.patch('/api/v1/account', { display_name: 'Pat' })).status, 200);
    assert.equal((await bearer.get<AccountState>('/api/v1/account')).body.csrf_token, person.csrf);
  });

  test('lists each session with how it was opened, when it was last seen, and whether it is current', async () => {
    const person = await newPerson();
    clock.advance({ minutes: 6 });
    const second = await signIn(service, person.username);
    const { body } = await second.client.get<SessionList>(SESSIONS);
    assert.deepEqual(
      body.items.map(({ auth_method, current }) => ({ auth_method, current })),
      [
        { auth_method: 'password', current: true },
        { auth_method: 'invitation', current: false },
      ],
    );
    const [, first] = body.items;
    assert.equal(first?.last_seen_at, first?.created_at);
    await person.client.get('/api/v1/libraries');
    const [, seen] = (await second.client.get<SessionList>(SESSIONS)).body.items;
    assert.equal(seen?.last_seen_at, clock.now().toISOString());
  });

  test('ends a session immediately, and returns 404 for another user’s session as for a missing one', async () => {
    const person = await newPerson();
    const second = await signIn(service, person.username);
    const current = (await second.client.get<SessionList>(SESSIONS)).body.items.find((session) => session.current);
    const stranger = await signIn(service, 'Admin');
    const foreign = await stranger.client.delete(`${SESSIONS}/${current?.id}`);
    const unknown = await stranger.client.delete(`${SESSIONS}/00000000-0000-7000-8000-000000000000`);
    assert.deepEqual([foreign.status, foreign.body.code], [404, 'session-not-found']);
    assert.equal(unknown.status, 404);
    const ended = await person.client.delete<object>(`${SESSIONS}/${current?.id}`);
    assert.deepEqual(
      [ended.status, ended.body, cookieOf(ended, 'tureen_session')],
      [200, { accepted: true }, undefined],
    );
    assert.deepEqual([await isSignedIn(second), await isSignedIn(person)], [false, true]);
  });

  test('ends all other sessions with `others`', async () => {
    const person = await newPerson();
    const others = [await signIn(service, person.username), await signIn(service, person.username)];
    assert.equal((await person.client.delete(`${SESSIONS}/others`)).status, 200);
    assert.deepEqual(await Promise.all([person, ...others].map(isSignedIn)), [true, false, false]);
    assert.equal((await person.client.get<SessionList>(SESSIONS)).body.items.length, 1);
  });

  test('ends the session and clears the cookie on sign-out', async () => {
    const person = await newPerson();
    const answer = await person.client.post<object>('/api/v1/auth/sign-out', undefined);
    assert.deepEqual([answer.status, answer.body, cookieOf(answer, 'tureen_session')], [200, { accepted: true }, '']);
    assert.equal(await isSignedIn(person), false);
    assert.equal((await person.client.post('/api/v1/auth/sign-out', undefined)).body.code, 'invalid-credentials');
  });

  test('accepts exactly one of 50 concurrent requests to end the same session', async () => {
    const person = await newPerson();
    const second = await signIn(service, person.username);
    const id = (await second.client.get<SessionList>(SESSIONS)).body.items.find(({ current }) => current)?.id;
    const answers = await Promise.all(Array.from({ length: 50 }, () => person.client.delete(`${SESSIONS}/${id}`)));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 49 }, () => 404)],
    );
  });

  test('expires a session after 30 days without use and after 90 days in any case', async () => {
    const person = await newPerson();
    const idle = await signIn(service, person.username);
    for (const day of [29, 58, 87]) {
      clock.advance({ days: 29 });
      assert.equal(await isSignedIn(person), true, `day ${day}`);
    }
    assert.equal(await isSignedIn(idle), false);
    clock.advance({ days: 3, seconds: 1 });
    assert.equal(await isSignedIn(person), false);
  });

  test('uses the library in the header, else the one selected in this browser, else the only one', async () => {
    const owner = await signIn(service, 'Admin');
    const person = await newMember(service, owner, owner.library, 'owner');
    const browser = await signIn(service, person.username);
    assert.equal((await browser.client.get('/api/v1/tags')).status, 200);
    const { body: second } = await browser.client.post<{ id: string }>('/api/v1/libraries', { name: 'Second' });
    assert.equal((await browser.client.get('/api/v1/tags')).body.code, 'library-required');

    const path = '/api/v1/account/library';
    const stranger = await browser.client.post(path, { library_id: '00000000-0000-7000-8000-000000000000' });
    assert.deepEqual([stranger.status, stranger.body.code], [404, 'library-not-found']);
    const noCsrf = await browser.client.post(path, { library_id: second.id }, { 'x-csrf-token': '' });
    assert.equal(noCsrf.body.code, 'csrf-token-invalid');
    const selected = await browser.client.post<object>(path, { library_id: second.id });
    assert.deepEqual([selected.status, selected.body], [200, {}]);
    assert.equal((await browser.client.post('/api/v1/tags', { name: 'Here' })).status, 201);
    assert.equal((await browser.in(second.id).get<{ items: unknown[] }>('/api/v1/tags')).body.items.length, 1);
    assert.equal((await browser.in(owner.library).get<{ items: unknown[] }>('/api/v1/tags')).body.items.length, 0);
    assert.equal((await browser.client.get<AccountState>('/api/v1/account')).body.active_library_id, second.id);
    // The person's other browser has selected no library.
    assert.equal((await person.client.get('/api/v1/tags')).body.code, 'library-required');

    const token = await newToken(browser, 'read');
    const byToken = await service.client.get('/api/v1/tags', { authorization: `Bearer ${token}` });
    assert.equal(byToken.body.code, 'library-required');
  });

  test('drops the selected library of a member who has left it', async () => {
    const owner = await signIn(service, 'Admin');
    const person = await newMember(service, owner, owner.library, 'editor');
    await person.client.post('/api/v1/account/library', { library_id: owner.library });
    await person.client.delete(`/api/v1/libraries/${owner.library}/members/${person.id}`);
    assert.equal((await person.client.get('/api/v1/tags')).body.code, 'library-required');
    assert.equal((await person.client.get<AccountState>('/api/v1/account')).body.active_library_id, '');
  });

  test('rejects an X-Service-Principal that is not the signed-in user (principal-mismatch)', async () => {
    const person = await newPerson();
    const mismatch = { 'x-service-principal': admin.id };
    assert.equal((await person.client.get('/api/v1/libraries', mismatch)).body.code, 'principal-mismatch');
    assert.equal((await person.client.get('/api/v1/account', mismatch)).body.code, 'principal-mismatch');
    assert.equal((await person.client.get('/api/v1/libraries', { 'x-service-principal': person.id })).status, 200);
  });
});

onEveryEngine('session cookie', (engine) => {
  const cookieLine = async (settings: Readonly<Record<string, string>>): Promise<string> => {
    const service = new TestService(engine, { settings: { TUREEN_AUTH: 'accounts', ...settings } });
    await service.start();
    try {
      const token = new URL(service.setupLink).searchParams.get('token');
      const input = { token, username: 'Ada', display_name: 'Ada', password: PASSWORD };
      const answer = await service.client.post('/api/v1/auth/setup', input);
      assert.equal(answer.headers['cache-control'], 'no-store');
      return answer.headers['set-cookie']?.[0] ?? '';
    } finally {
      await service.remove();
    }
  };

  test('is named tureen_session on plain HTTP, with HttpOnly and SameSite=Lax', async () => {
    const line = await cookieLine({});
    assert.match(line, /^tureen_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test('is named __Host-tureen_session over HTTPS, with Secure', async () => {
    const line = await cookieLine({ TUREEN_BASE_URL: 'https://recipes.example.org' });
    assert.match(line, /^__Host-tureen_session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  });
});

onEveryEngine('sessions in local mode', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock });

  test('treats the local user as a browser session without a CSRF token', async () => {
    const { body } = await service.client.get<AccountState>('/api/v1/account');
    assert.deepEqual([body.auth_enabled, body.user?.instance_admin, body.csrf_token], [false, true, '']);
    // The local session never expires.
    clock.advance({ days: 100 });
    const { items } = (await service.client.get<SessionList>(SESSIONS)).body;
    assert.deepEqual(
      items.map(({ auth_method, current }) => ({ auth_method, current })),
      [{ auth_method: 'local', current: true }],
    );
    assert.equal((await service.client.delete(`${SESSIONS}/${items[0]?.id}`)).body.code, 'session-not-found');
    const token = { name: 'x', scopes: ['read'] };
    assert.equal((await service.client.post('/api/v1/account/tokens', token)).status, 201);
    assert.equal((await service.client.patch('/api/v1/account', { display_name: 'Me' })).status, 200);
  });

  test('keeps the selected library across a restart', async () => {
    const { body: second } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Second' });
    assert.equal((await service.client.get('/api/v1/tags')).body.code, 'library-required');
    assert.equal((await service.client.post('/api/v1/account/library', { library_id: second.id })).status, 200);
    await service.restart();
    assert.equal((await service.client.get('/api/v1/tags')).status, 200);
    assert.equal((await service.client.get<AccountState>('/api/v1/account')).body.active_library_id, second.id);
  });

  test('returns 404 authentication-disabled for operations that need accounts', async () => {
    for (const [method, path, json] of [
      ['POST', '/api/v1/auth/sign-in', { username: 'a', password: 'b' }],
      ['POST', '/api/v1/auth/register', {}],
      ['POST', '/api/v1/auth/setup', {}],
      ['POST', '/api/v1/auth/recover', {}],
      ['POST', '/api/v1/auth/sign-out', undefined],
      ['POST', '/api/v1/account/password', { new_password: 'x' }],
      ['POST', '/api/v1/account/recovery-codes', undefined],
    ] as const) {
      const { status, body } = await service.client.send(method, path, { json });
      assert.deepEqual([status, body.code], [404, 'authentication-disabled'], path);
    }
  });
});
