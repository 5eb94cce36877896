import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import {
  PASSWORD,
  bearer,
  cookieOf,
  invite,
  join,
  newAdministrator,
  newLibrary,
  newMember,
  newToken,
  setUp,
  signIn,
  statusAndCode,
} from '../../../../test/support/people.ts';
import type { AccountState, Person } from '../../../../test/support/people.ts';
import type { TestResponse } from '../../../../test/support/test-response.ts';
import type { TestClient } from '../../../../test/support/client.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { AuditEvent } from './audit.schemas.ts';

const AUDIT = '/api/v1/account/audit';
const NEW_PASSWORD = 'two ladles of barley broth';

const invitations = (library: string): string => `/api/v1/libraries/${library}/invitations`;

const history = async (client: TestClient, query: Readonly<Record<string, string | number>> = {}) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  const { status, body, text } = await client.get<{ events: readonly AuditEvent[] }>(`${AUDIT}?${search.toString()}`);
  assert.equal(status, 200, text);
  return body.events;
};

const idsOf = (events: readonly AuditEvent[]): readonly number[] => events.map(({ id }) => id);

const sessionOf = async ({ client }: { readonly client: TestClient }): Promise<string> => {
  const { body } = await client.get<{ items: readonly { id: string; current: boolean }[] }>('/api/v1/account/sessions');
  return body.items.find(({ current }) => current)?.id ?? assert.fail('no current session is listed');
};
const members = (library: string, who: Person) => `/api/v1/libraries/${library}/members/${who.id}`;

onEveryEngine('audit history', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' }, clock });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  /** Checks that a request left exactly the expected audit event, once. */
  const isOnRecord = async (
    { headers }: TestResponse<unknown>,
    expected: Partial<AuditEvent> & Pick<AuditEvent, 'action' | 'target_type'>,
  ): Promise<void> => {
    const { action } = expected;
    const correlation_id = String(headers['x-request-id']);
    const events = (await history(admin.client, { action })).filter((event) => event.correlation_id === correlation_id);
    const none = { actor_id: '', credential_id: '', library_id: '', target_id: '', outcome: 'succeeded' };
    const created_at = Math.floor(clock.now().getTime() / 1000);
    assert.deepEqual(events, [{ id: events[0]?.id, created_at, correlation_id, ...none, ...expected }], action);
  };

  test('lets only administrators and library owners read the history (403 forbidden for others)', async () => {
    const editor = await newMember(service, admin, admin.library, 'editor');
    assert.deepEqual(statusAndCode(await editor.client.get(AUDIT)), [403, 'forbidden']);
    assert.deepEqual(statusAndCode(await editor.client.get(`${AUDIT}?actor_id=${editor.id}`)), [403, 'forbidden']);
    assert.deepEqual(statusAndCode(await service.client.get(AUDIT)), [401, 'authentication-required']);
    const library = await newLibrary(editor);
    assert.deepEqual(
      (await history(editor.client)).map(({ action, library_id }) => [action, library_id]),
      [['library.created', library]],
    );
  });

  test('returns 404 library-not-found for a library without membership and 403 forbidden without ownership', async () => {
    const member = await newMember(service, admin, admin.library, 'viewer');
    const theirs = await newLibrary(member);
    for (const [who, library] of [
      [admin, theirs],
      [admin, 'nothing'],
      [member, 'nothing'],
    ] as const) {
      assert.deepEqual(statusAndCode(await who.client.get(`${AUDIT}?library_id=${library}`)), [
        404,
        'library-not-found',
      ]);
    }
    assert.deepEqual(statusAndCode(await member.client.get(`${AUDIT}?library_id=${admin.library}`)), [
      403,
      'forbidden',
    ]);
    await join(member, theirs, admin, 'editor');
    assert.deepEqual(statusAndCode(await admin.client.get(`${AUDIT}?library_id=${theirs}`)), [403, 'forbidden']);
  });

  test('validates filters: a limit from 1 to 100, times in Unix seconds, an event id for before', async () => {
    for (const query of [
      'limit=0',
      'limit=101',
      'limit=x',
      'since=-1',
      'since=2026-03-01T12:00:00Z',
      'until=1.5',
      'until=99999999999',
      'before=0',
      'before=x',
      'outcome=failed',
      'action=',
      'library_id=',
      'actor_id=%00',
    ]) {
      const { status, body } = await admin.client.get(`${AUDIT}?${query}`);
      assert.deepEqual([status, body.errors?.[0]?.location], [422, `query.${query.split('=')[0]}`], query);
    }
    for (const query of ['limit=1', 'limit=100', 'before=9007199254740991', 'since=0', 'until=0']) {
      const answer = await admin.client.get(`${AUDIT}?${query}`);
      assert.deepEqual([answer.status, answer.headers['cache-control']], [200, 'no-store'], query);
    }
  });

  test('records account changes with actor, credential, request and target', async () => {
    const user = await newMember(service, admin, admin.library, 'viewer');
    const { client, id, username } = user;
    const trySignIn = (password: string) =>
      service.client.post<AccountState>('/api/v1/auth/sign-in', { username, password });

    const right = await trySignIn(PASSWORD);
    const elsewhere = service.client.with({ cookie: `tureen_session=${cookieOf(right, 'tureen_session')}` });
    const other = await sessionOf({ client: elsewhere });
    await isOnRecord(right, {
      action: 'session.created',
      actor_id: id,
      credential_id: other,
      target_type: 'session',
      target_id: other,
    });

    const by = { actor_id: id, credential_id: await sessionOf(user) };
    const onUser = { target_type: 'user', target_id: id };
    const ended = await client.delete(`/api/v1/account/sessions/${other}`);
    await isOnRecord(ended, { action: 'session.ended', ...by, target_type: 'session', target_id: other });

    const made = await client.post<{ token: { id: string }; secret: string }>('/api/v1/account/tokens', {
      name: 'x',
      scopes: ['write'],
    });
    const token = made.body.token.id;
    await isOnRecord(made, { action: 'token.created', ...by, target_type: 'token', target_id: token });
    const renamed = await bearer(service, made.body.secret).patch('/api/v1/account', { display_name: 'Another' });
    await isOnRecord(renamed, { action: 'user.renamed', actor_id: id, credential_id: token, ...onUser });
    const settings = await client.put('/api/v1/account/settings', { shown_convention: 'metric' });
    await isOnRecord(settings, { action: 'user.settings-changed', ...by, ...onUser });
    const deleted = await client.delete(`/api/v1/account/tokens/${token}`);
    await isOnRecord(deleted, { action: 'token.deleted', ...by, target_type: 'token', target_id: token });

    const codes = await client.send('POST', '/api/v1/account/recovery-codes');
    await isOnRecord(codes, { action: 'recovery-codes.created', ...by, ...onUser });
    const change = (current_password: string) =>
      client.post('/api/v1/account/password', { current_password, new_password: NEW_PASSWORD });
    const refused = await change('not the password at all');
    await isOnRecord(refused, { action: 'password.changed', outcome: 'refused', ...by, ...onUser });
    await isOnRecord(await change(PASSWORD), { action: 'password.changed', ...by, ...onUser });
    const out = await client.send('POST', '/api/v1/auth/sign-out');
    await isOnRecord(out, { action: 'session.ended', ...by, target_type: 'session', target_id: by.credential_id });
  });

  test('records instance changes', async () => {
    const by = { actor_id: admin.id, credential_id: await sessionOf(admin) };
    const register = (invitation: string, username: string) =>
      service.client.post<AccountState>('/api/v1/auth/register', {
        invitation,
        username,
        display_name: username,
        password: PASSWORD,
      });
    const welcome = await register(await invite(admin, admin.library, 'viewer'), 'welcome');
    const id = welcome.body.user?.id ?? '';
    await isOnRecord(welcome, { action: 'user.created', actor_id: id, target_type: 'user', target_id: id });

    for (const disabled of [true, false]) {
      const answer = await admin.client.patch(`/api/v1/users/${id}`, { disabled });
      const action = disabled ? 'user.disabled' : 'user.enabled';
      await isOnRecord(answer, { action, ...by, target_type: 'user', target_id: id });
    }
    const second = await newAdministrator(service);
    const [setting] = await history(admin.client, { action: 'instance.set-up', actor_id: second.id });
    assert.deepEqual([setting?.outcome, setting?.target_id], ['succeeded', second.id]);
    assert.equal((await history(admin.client, { action: 'setup-link.created' })).length, 2);
  });

  test('records changes to a library, its members and its invitations', async () => {
    const guest = await newMember(service, admin, admin.library, 'viewer');
    const created = await admin.client.post<{ id: string }>('/api/v1/libraries', { name: 'Recorded' });
    const library_id = created.body.id;
    const by = { actor_id: admin.id, credential_id: await sessionOf(admin), library_id };
    const onLibrary = { target_type: 'library', target_id: library_id };
    await isOnRecord(created, { action: 'library.created', ...by, ...onLibrary });
    const byGuest = { actor_id: guest.id, credential_id: await sessionOf(guest) };
    const onGuest = { target_type: 'user', target_id: guest.id };

    const invited = await admin.client.post<{ invitation: { id: string }; secret: string }>(invitations(library_id), {
      role: 'viewer',
    });
    const onInvitation = { target_type: 'invitation', target_id: invited.body.invitation.id };
    await isOnRecord(invited, { action: 'invitation.created', ...by, ...onInvitation });
    const accept = (secret: string) => guest.client.post('/api/v1/invitations/accept', { secret });
    const unknown = await accept('junk');
    await isOnRecord(unknown, {
      action: 'invitation.accepted',
      outcome: 'refused',
      ...byGuest,
      target_type: 'invitation',
    });
    const joined = await accept(invited.body.secret);
    await isOnRecord(joined, { action: 'invitation.accepted', ...byGuest, library_id, ...onInvitation });
    await isOnRecord(joined, { action: 'member.added', ...byGuest, library_id, ...onGuest });
    const changed = await admin.client.patch(members(library_id, guest), { role: 'editor' });
    await isOnRecord(changed, { action: 'member.changed', ...by, ...onGuest });
    const left = await guest.client.delete(members(library_id, guest));
    await isOnRecord(left, { action: 'member.removed', ...byGuest, library_id, ...onGuest });

    const again = await admin.client.post<{ invitation: { id: string } }>(invitations(library_id), { role: 'owner' });
    const { id } = again.body.invitation;
    const revoked = await admin.client.delete(`${invitations(library_id)}/${id}`);
    await isOnRecord(revoked, { action: 'invitation.revoked', ...by, target_type: 'invitation', target_id: id });
    const gone = await admin.client.delete(`/api/v1/libraries/${library_id}`, { 'if-match': '*' });
    await isOnRecord(gone, { action: 'library.deleted', ...by, ...onLibrary });
  });

  test('shows owners the history of their libraries, and administrators also that of the instance', async () => {
    const owner = await newMember(service, admin, admin.library, 'viewer');
    const [first, second] = [await newLibrary(owner), await newLibrary(owner)];
    await invite(owner, first, 'viewer');
    await invite(owner, second, 'viewer');
    const seen = await history(owner.client);
    assert.deepEqual(
      seen.map(({ action, library_id }) => [action, library_id]),
      [
        ['invitation.created', second],
        ['invitation.created', first],
        ['library.created', second],
        ['library.created', first],
      ],
    );
    const ofFirst = seen.filter(({ library_id }) => library_id === first);
    assert.deepEqual(await history(owner.client, { library_id: first }), ofFirst);
    const own = (await history(admin.client)).filter(({ action }) => !action.startsWith('library.'));
    assert.deepEqual(new Set(own.map(({ library_id }) => library_id)), new Set(['', admin.library]));
    assert.deepEqual(await history(admin.client, { actor_id: owner.id, action: 'invitation.created' }), []);

    await join(owner, first, admin, 'owner');
    assert.deepEqual(idsOf(await history(admin.client, { library_id: first })).slice(-2), idsOf(ofFirst));
    await admin.client.patch(members(first, owner), { role: 'editor' });
    assert.deepEqual(new Set((await history(owner.client)).map(({ library_id }) => library_id)), new Set([second]));
  });

  test('shows the creation and deletion of a library to its owners and, also afterwards, to administrators', async () => {
    const owner = await newMember(service, admin, admin.library, 'viewer');
    const library = await newLibrary(owner);
    const [created] = await history(owner.client, { library_id: library });
    assert.deepEqual(await history(admin.client, { actor_id: owner.id, action: 'library.created' }), [created]);
    // In the order of all other events, page by page.
    const { id = 0 } = created ?? {};
    assert.equal((await history(admin.client, { before: id + 1, limit: 1 }))[0]?.id, id);
    assert.ok(!idsOf(await history(admin.client, { before: id, limit: 1 })).includes(id));

    await newLibrary(owner);
    await owner.client.delete(`/api/v1/libraries/${library}`, { 'if-match': '*' });
    assert.deepEqual(
      (await history(admin.client, { actor_id: owner.id, limit: 3 })).map(({ action }) => action),
      ['library.deleted', 'library.created', 'library.created'],
    );
    const seen = await history(owner.client);
    assert.ok(seen.every(({ library_id }) => library_id !== library));
    const late = await admin.client.get(`${AUDIT}?library_id=${library}`);
    assert.deepEqual(statusAndCode(late), [404, 'library-not-found']);
  });

  test('filters by since (inclusive), until (exclusive), action, actor_id and outcome, also combined', async () => {
    const library_id = await newLibrary(admin);
    const partner = await newMember(service, admin, library_id, 'owner');
    const start = Math.floor(clock.now().getTime() / 1000);
    for (const who of [admin, partner, admin, partner]) {
      clock.advance({ seconds: 10 });
      await invite(who, library_id, 'viewer');
    }
    const times = async (query: Readonly<Record<string, string | number>>) =>
      (await history(admin.client, { library_id, action: 'invitation.created', ...query })).map(
        ({ created_at }) => created_at - start,
      );
    assert.deepEqual(await times({}), [40, 30, 20, 10, 0]);
    assert.deepEqual(await times({ since: start + 20 }), [40, 30, 20]);
    assert.deepEqual(await times({ until: start + 20 }), [10, 0]);
    assert.deepEqual(await times({ since: start + 20, until: start + 21 }), [20]);
    assert.deepEqual(await times({ actor_id: partner.id }), [40, 20]);
    assert.deepEqual(await times({ actor_id: partner.id, until: start + 40, outcome: 'succeeded', limit: 1 }), [20]);
    assert.deepEqual(await times({ outcome: 'refused' }), []);
    assert.deepEqual(await times({ action: 'invitation' }), []);
    assert.deepEqual(await times({ actor_id: 'nobody' }), []);
    assert.deepEqual(await times({ limit: 2 }), [40, 30]);
    const [refused] = await history(admin.client, { outcome: 'refused', limit: 1 });
    assert.equal(refused?.outcome, 'refused');
  });

  test('returns at most 100 events, newest first, and pages through all of them once with before, even while more arrive', async () => {
    const library_id = await newLibrary(admin);
    const member = await newMember(service, admin, library_id, 'viewer');
    const toggle = (role: string) => admin.client.patch(members(library_id, member), { role });
    for (let index = 0; index < 130; index += 1) await toggle(index % 2 === 0 ? 'editor' : 'viewer');
    const rows = await service.rows(`select id from audit_event where library_id = '${library_id}' order by id desc`);
    const all = rows.map(({ id }) => Number(id));
    assert.ok(all.length > 130);

    const first = await history(admin.client, { library_id });
    assert.deepEqual(idsOf(first), all.slice(0, 100));
    await toggle('editor');
    const rest = await history(admin.client, { library_id, before: first.at(-1)?.id ?? 0 });
    assert.deepEqual([...idsOf(first), ...idsOf(rest)], all);
    assert.deepEqual(await history(admin.client, { library_id, before: rest.at(-1)?.id ?? 0 }), []);

    const seen: number[] = [];
    let before: number | undefined = Number.MAX_SAFE_INTEGER;
    while (before !== undefined) {
      const page: readonly AuditEvent[] = await history(admin.client, { library_id, limit: 7, before });
      seen.push(...idsOf(page));
      before = page.at(-1)?.id;
    }
    assert.deepEqual(seen.slice(1), all);
  });

  test('does not record a failed change as successful or a retry twice', async () => {
    const library = await newLibrary(admin);
    const owner = await newMember(service, admin, library, 'owner');
    const secret = await invite(admin, library, 'viewer');
    const invited = () => admin.client.post(invitations(library), { role: 'viewer' }, { 'idempotency-key': 'audited' });
    assert.equal((await invited()).status, 201);
    const succeeded = async () => (await service.rows("select id from audit_event where outcome = 'succeeded'")).length;
    const count = await succeeded();

    const newcomer = { invitation: secret, display_name: 'x', password: PASSWORD };
    for (const [answer, status] of [
      [await service.client.post('/api/v1/auth/register', { ...newcomer, username: 'Admin' }), 409],
      [await service.client.post('/api/v1/auth/register', { ...newcomer, username: 'y', password: 'short' }), 422],
      [await owner.client.post('/api/v1/invitations/accept', { secret }), 409],
      [await owner.client.post('/api/v1/account/tokens', { name: 'x', scopes: ['read'], expires_at: 'never' }), 422],
      [await admin.client.delete(`/api/v1/libraries/${library}`, { 'if-match': '"1"' }), 412],
      [await admin.client.delete(members(admin.library, admin)), 409],
      [await admin.client.delete(`${invitations(library)}/nothing`), 404],
      [await admin.client.delete('/api/v1/account/sessions/nothing'), 404],
      [await invited(), 201],
    ] as const) {
      assert.equal(answer.status, status, answer.text);
    }
    assert.equal(await succeeded(), count);
    assert.equal((await signIn(service, 'Admin')).id, admin.id);
    assert.equal(await succeeded(), count + 1);
  });

  test('shows a token the same history as its user', async () => {
    const { length } = await history(bearer(service, await newToken(admin, 'read')));
    assert.equal(length, 100);
  });
});

onEveryEngine('audit history in local mode', (engine) => {
  const service = serviceForSuite(engine);

  test('shows the local user their own actions in the instance and in their library', async () => {
    const { client } = service;
    const { body: state } = await client.get<AccountState>('/api/v1/account');
    const [session] = await service.rows("select id from session where auth_method = 'local'");
    const renamed = await client.patch('/api/v1/account', { display_name: 'Cook' });
    const invited = await client.post(invitations(state.active_library_id), { role: 'viewer' });
    assert.deepEqual([renamed.status, invited.status], [200, 201]);
    const events = await history(client, { limit: 2 });
    assert.deepEqual(
      events.map(({ action, actor_id, credential_id, library_id, correlation_id }) => ({
        action,
        actor_id,
        credential_id,
        library_id,
        correlation_id,
      })),
      [
        { action: 'invitation.created', library_id: state.active_library_id, answer: invited },
        { action: 'user.renamed', library_id: '', answer: renamed },
      ].map(({ action, library_id, answer }) => ({
        action,
        actor_id: state.user?.id,
        credential_id: session?.['id'],
        library_id,
        correlation_id: answer.headers['x-request-id'],
      })),
    );
    const [invitation, ...rest] = await history(client, { library_id: state.active_library_id });
    assert.deepEqual(invitation, events[0]);
    assert.deepEqual(
      rest.map(({ action }) => action),
      ['library.created'],
    );
  });
});
