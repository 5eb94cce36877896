import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { before, beforeEach, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import {
  accountModeOperations,
  bearer,
  contentOf,
  newLibrary,
  newMember,
  newToken,
  setUp,
  signIn,
  tellingOf,
  statusAndCode,
} from '../../../../test/support/people.ts';
import type { AccountState, Person } from '../../../../test/support/people.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Operation } from '../../../platform/http/operation.ts';
import { createLog } from '../../../platform/log/log.ts';
import type { AccessToken } from './token.schemas.ts';

interface Created {
  readonly token: AccessToken;
  readonly secret?: string;
}

const TOKENS = '/api/v1/account/tokens';

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

/** Operations that tokens must not reach: each matches one of these paths or declares that it needs a session. */
const GUARDED =
  /\/(?:webhooks|invitations|tokens|sessions|passkeys|password|recovery-codes|confirm)(?:\/|$)|^\/libraries\/.*\/members/;

const needsSession = ({ access, csrf, session, path }: Operation): boolean =>
  access !== 'public' && access !== 'anyone' && csrf !== 'always' && (session !== undefined || GUARDED.test(path));

onEveryEngine('personal API tokens', (engine) => {
  const clock = new ManualClock();
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const service = serviceForSuite(engine, { settings: { TUREEN_AUTH: 'accounts' }, clock, log });
  const operations = accountModeOperations();
  let person: Person;
  before(async () => {
    await setUp(service);
  });
  beforeEach(async () => {
    person = await signIn(service, 'Admin');
  });

  const after = (ms: number): string => new Date(clock.now().getTime() + ms).toISOString();
  const create = async (input: object = {}): Promise<Created & { readonly secret: string }> => {
    const { status, body } = await person.client.post<Created>(TOKENS, { name: 'Script', scopes: ['read'], ...input });
    assert.equal(status, 201);
    return { ...body, secret: body.secret ?? assert.fail('the response has no secret') };
  };
  const list = async (): Promise<readonly AccessToken[]> =>
    (await person.client.get<{ items: readonly AccessToken[] }>(TOKENS)).body.items;
  const found = async (id: string): Promise<AccessToken> =>
    (await list()).find((token) => token.id === id) ?? assert.fail('the token is not listed');
  const read = (secret: string) => bearer(service, secret).get('/api/v1/libraries');
  const send = (as: Person['client'], { method, path, body }: Operation) =>
    as.send(method, `/api/v1${path.replaceAll(/\{\w+\}/g, person.library)}`, body === undefined ? {} : { json: {} });

  test('rejects a token on every operation that needs a session (403 browser-session-required)', async () => {
    const program = bearer(service, await newToken(person, 'read', 'write'));
    const guarded = operations.filter(needsSession);
    const ids = new Set(guarded.map(({ id }) => id));
    for (const id of ['listTokens', 'createToken', 'deleteToken', 'listSessions', 'listMembers', 'acceptInvitation']) {
      assert.ok(ids.has(id), id);
    }
    for (const operation of guarded) {
      assert.deepEqual(statusAndCode(await send(program, operation)), [403, 'browser-session-required'], operation.id);
    }
  });

  test('requires a session confirmed within five minutes for tokens, passwords and recovery codes', async () => {
    const recent = operations.filter(({ session, csrf }) => session === 'recent' && csrf !== 'always');
    const ids = new Set(recent.map(({ id }) => id));
    for (const id of ['createToken', 'changePassword', 'makeRecoveryCodes']) assert.ok(ids.has(id), id);
    const { token } = await create();
    clock.advance({ minutes: 5 });
    await create();
    clock.advance({ seconds: 1 });
    for (const operation of recent) {
      for (const client of [person.client, bearer(service, person.session)]) {
        const answer = await send(client, operation);
        assert.deepEqual(statusAndCode(answer), [403, 'recent-authentication-required'], operation.id);
      }
    }
    assert.equal((await person.client.get(TOKENS)).status, 200);
    assert.equal((await person.client.delete(`${TOKENS}/${token.id}`)).status, 200);
    person = await signIn(service, 'Admin');
    await create();
  });

  test('requires a name, and read, write or both as scopes', async () => {
    for (const [input, location] of [
      [{ name: '' }, 'body.name'],
      [{ name: 'x'.repeat(101) }, 'body.name'],
      [{ name: undefined }, 'body.name'],
      [{ scopes: undefined }, 'body.scopes'],
      [{ scopes: [] }, 'body.scopes'],
      [{ scopes: 'read' }, 'body.scopes'],
      [{ scopes: ['admin'] }, 'body.scopes[0]'],
      [{ scopes: ['read', 'read'] }, 'body.scopes'],
      [{ scopes: ['read', 'write', 'read'] }, 'body.scopes'],
    ] as const) {
      const answer = await person.client.post(TOKENS, { name: 'x', scopes: ['read'], ...input });
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, location], JSON.stringify(input));
    }
  });

  test('requires expires_at to be a time in the future (422)', async () => {
    for (const expires_at of [
      after(-1000),
      after(0),
      '2020-01-01T00:00:00Z',
      'tomorrow',
      '2027-01-31',
      '2027-01-31T12:00:00',
      '9999-12-31T23:59:59-23:59',
      '',
      1893456000,
    ]) {
      const answer = await person.client.post(TOKENS, { name: 'x', scopes: ['read'], expires_at });
      assert.deepEqual(
        [answer.status, answer.body.errors?.[0]?.location],
        [422, 'body.expires_at'],
        String(expires_at),
      );
    }
    const { token } = await create({ expires_at: '2030-06-01T02:30:00+02:00' });
    assert.equal(token.expires_at, '2030-06-01T00:30:00.000Z');
    assert.equal((await create({ expires_at: null })).token.expires_at, null);
  });

  test('accepts a token until it expires and then returns 401 invalid-credentials', async () => {
    const { secret } = await create({ expires_at: after(60_000) });
    clock.advance({ seconds: 59 });
    assert.equal((await read(secret)).status, 200);
    clock.advance({ seconds: 1 });
    const answer = await read(secret);
    assert.deepEqual(statusAndCode(answer), [401, 'invalid-credentials']);
    assert.match(String(answer.headers['www-authenticate']), /^Bearer /);
    assert.equal((await bearer(service, secret).get('/api/v1/account')).status, 401);
  });

  test('rejects every change by a token with the read scope (403 insufficient-scope)', async () => {
    const reader = bearer(service, await newToken(person, 'read'));
    for (const answer of [
      await reader.post('/api/v1/tags', { name: 'Soup' }),
      await reader.post('/api/v1/tags', { nonsense: true }),
      await reader.post('/api/v1/libraries', { name: 'Mine' }),
      await reader.patch('/api/v1/account', { display_name: 'Other' }),
      await reader.delete(`/api/v1/libraries/${person.library}`, { 'if-match': '*' }),
      await reader.patch(`/api/v1/users/${person.id}`, { disabled: true }),
    ]) {
      assert.deepEqual(statusAndCode(answer), [403, 'insufficient-scope']);
    }
    const library = { 'x-service-library': person.library };
    for (const path of ['/api/v1/tags', '/api/v1/libraries', '/api/v1/users', '/api/v1/account/audit']) {
      assert.equal((await reader.get(path, library)).status, 200, path);
    }
  });

  test('includes read in write and needs neither CSRF token nor cookie', async () => {
    const writer = bearer(service, await newToken(person, 'write')).with({ 'x-service-library': person.library });
    assert.equal((await writer.post('/api/v1/tags', { name: 'By a program' })).status, 201);
    assert.match((await writer.get('/api/v1/tags')).text, /By a program/);
    const { body } = await writer.get<AccountState>('/api/v1/account');
    assert.deepEqual([body.user?.id, body.csrf_token], [person.id, '']);
  });

  test('rejects a token in the cookie, and an invalid token even with a valid session', async () => {
    const secret = await newToken(person, 'read');
    const inCookie = service.client.with({ cookie: `tureen_session=${secret}` });
    assert.deepEqual(statusAndCode(await inCookie.get('/api/v1/libraries')), [401, 'invalid-credentials']);
    assert.equal((await inCookie.get<AccountState>('/api/v1/account')).body.user, null);
    for (const authorization of ['Bearer trn_pat_x', 'Bearer', 'bearer  ', `Bearer ${secret} x`]) {
      const answer = await person.client.get('/api/v1/libraries', { authorization });
      assert.deepEqual(statusAndCode(answer), [401, 'invalid-credentials'], authorization);
    }
    assert.deepEqual(statusAndCode(await service.client.get('/api/v1/libraries')), [401, 'authentication-required']);
  });

  test('rejects a token with a wrong checksum without a database query', async () => {
    const { token, secret } = await create();
    const last = secret.at(-1) === '0' ? '1' : '0';
    const mistyped = [
      `${secret.slice(0, -1)}${last}`,
      secret.slice(0, -1),
      `${secret}0`,
      secret.slice(0, secret.lastIndexOf('_')),
      secret.toUpperCase().replace('TRN_PAT', 'trn_pat'),
    ];
    for (const text of mistyped) {
      // If it were looked up, it would be found.
      await service.write(`update access_token set secret_hash = '${hashOf(text)}' where id = '${token.id}'`);
      assert.deepEqual(statusAndCode(await read(text)), [401, 'invalid-credentials'], text);
    }
    await service.write(`update access_token set secret_hash = '${hashOf(secret)}' where id = '${token.id}'`);
    assert.equal((await read(secret)).status, 200);
  });

  test('returns 201 with Location, ETag and, only once, the secret trn_pat_<random>_<checksum>', async () => {
    const answer = await person.client.post<Created>(TOKENS, { name: ' Backup ', scopes: ['write', 'read'] });
    const { token, secret = '' } = answer.body;
    assert.equal(answer.status, 201);
    assert.deepEqual([answer.headers.location, answer.headers.etag], [`${TOKENS}/${token.id}`, '"1"']);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.match(secret, /^trn_pat_[0-9A-Za-z]{32,}_[0-9A-Za-z]+$/);
    assert.deepEqual(token, {
      id: token.id,
      name: 'Backup',
      scopes: ['read', 'write'],
      hint: secret.slice(-token.hint.length),
      created_at: clock.now().toISOString(),
      expires_at: null,
      last_used_at: null,
    });
    assert.equal(token.hint.length, 4);
    const listed = await person.client.get<{ items: readonly AccessToken[] }>(TOKENS);
    assert.deepEqual(listed.body.items[0], token);
    assert.ok(!listed.text.includes(secret) && !listed.text.includes(secret.split('_')[2] ?? ''));
  });

  test('returns no secret for a retry with the same Idempotency-Key, because it is not stored', async () => {
    const input = { name: 'Once', scopes: ['read'] };
    const attempt = (more = {}) =>
      person.client.post<Created>(TOKENS, { ...input, ...more }, { 'idempotency-key': 'token-1' });
    const { body, headers } = await attempt();
    const secret = body.secret ?? '';
    const again = await attempt();
    assert.deepEqual([again.status, again.headers['idempotent-replayed']], [201, 'true']);
    assert.deepEqual(again.body, { token: body.token });
    assert.equal(again.headers.location, headers.location);
    assert.deepEqual(statusAndCode(await attempt({ name: 'Twice' })), [409, 'idempotency-conflict']);
    assert.equal((await read(secret)).status, 200);

    const content = await contentOf(service, engine);
    assert.ok(content.includes(hashOf(secret)));
    assert.ok(!content.includes(secret) && !content.includes(secret.split('_')[2] ?? ''));
    assert.ok(lines.some((line) => line.includes('createToken')));
    assert.ok(!lines.some((line) => line.includes(secret)));

    assert.equal((await person.client.delete(`${TOKENS}/${body.token.id}`)).status, 200);
    assert.deepEqual(statusAndCode(await attempt()), [404, 'created-resource-missing']);
  });

  test('lists only the user’s own tokens, newest first', async () => {
    const other = await newMember(service, person, person.library, 'viewer');
    await newToken(other, 'read');
    const made = [await create(), await create(), await create()].map(({ token }) => token.id);
    const listed = (await list()).map(({ id }) => id);
    assert.deepEqual(listed.slice(0, 3), made.toReversed());
    assert.equal((await other.client.get<{ items: readonly AccessToken[] }>(TOKENS)).body.items.length, 1);
  });

  test('keeps last_used_at accurate to five minutes', async () => {
    const { token, secret } = await create();
    const first = clock.now().toISOString();
    assert.equal((await read(secret)).status, 200);
    assert.equal((await found(token.id)).last_used_at, first);
    clock.advance({ minutes: 4 });
    await read(secret);
    assert.equal((await found(token.id)).last_used_at, first);
    clock.advance({ minutes: 2 });
    await read(secret);
    assert.equal((await found(token.id)).last_used_at, clock.now().toISOString());
  });

  test('rejects a deleted token immediately (401) and accepts only one of two concurrent deletions', async () => {
    const { token, secret } = await create();
    assert.equal((await read(secret)).status, 200);
    const path = `${TOKENS}/${token.id}`;
    const answers = await Promise.all([person.client.delete(path), person.client.delete(path)]);
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    assert.deepEqual([won?.status, won?.body], [200, { accepted: true }]);
    assert.deepEqual(lost && statusAndCode(lost), [404, 'token-not-found']);
    assert.deepEqual(statusAndCode(await read(secret)), [401, 'invalid-credentials']);
    const records = await service.rows(
      `select action, actor_id, outcome from audit_event where target_id = '${token.id}' order by id`,
    );
    assert.deepEqual(
      records.map((row) => ({ ...row })),
      ['token.created', 'token.deleted'].map((action) => ({ action, actor_id: person.id, outcome: 'succeeded' })),
    );
  });

  test('returns 404 token-not-found for another user’s token, as for a missing one', async () => {
    const { token, secret } = await create();
    const other = await newMember(service, person, person.library, 'owner');
    const [theirs, none] = [
      await other.client.delete(`${TOKENS}/${token.id}`),
      await other.client.delete(`${TOKENS}/x`),
    ];
    assert.deepEqual(statusAndCode(theirs), [404, 'token-not-found']);
    const comparable = (answer: typeof theirs): object => ({ ...tellingOf(answer), params: {} });
    assert.deepEqual(comparable(theirs), comparable(none));
    assert.equal((await read(secret)).status, 200);
  });

  test('requires the request to name a library unless the user has only one', async () => {
    const other = await newMember(service, person, person.library, 'editor');
    const program = bearer(service, await newToken(other, 'read'));
    assert.equal((await program.get('/api/v1/tags')).status, 200);
    const second = await newLibrary(other);
    assert.equal((await other.client.post('/api/v1/account/library', { library_id: second })).status, 200);
    assert.equal((await other.client.get('/api/v1/tags')).status, 200);
    assert.deepEqual(statusAndCode(await program.get('/api/v1/tags')), [400, 'library-required']);
    assert.equal((await program.get('/api/v1/tags', { 'x-service-library': second })).status, 200);
  });
});
