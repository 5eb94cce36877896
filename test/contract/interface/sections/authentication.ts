import assert from 'node:assert/strict';

import type { AuditEvent } from '../../../../src/domains/accounts/audit/audit.schemas.ts';
import { atLocalhost } from '../../../support/authenticator.ts';
import {
  PASSWORD,
  bearer,
  cookieOf,
  invite,
  newLibrary,
  newMember,
  newToken,
  statusAndCode,
} from '../../../support/people.ts';
import type { AccountState, Person } from '../../../support/people.ts';
import { newRecipe } from '../../../support/recipes.ts';
import { provedBy, proves, section } from '../sentence.ts';
import type { Section, Subject } from '../sentence.ts';

const TAGS = '/api/v1/tags';
const WEBHOOKS = '/api/v1/webhooks';
const LINK_TEST = 'src/domains/accounts/native/native-link.test.ts';
const PASSKEY_TEST = 'src/domains/accounts/passkeys/passkey.test.ts';

const WEBHOOK = { name: 'Kitchen', url: 'https://example.org/hook', enabled: false, event_types: ['tag.*'] };

const newPerson = ({ accounts, admin }: Subject): Promise<Person> =>
  newMember(accounts, admin, admin.library, 'editor');

/** Someone with a library of their own, besides the one they were invited to. */
const newOwner = async (subject: Subject) => {
  const person = await newPerson(subject);
  return { person, library: await newLibrary(person) };
};

/** The browser of someone who is signed in, without a CSRF token. */
const browserOf = ({ accounts }: Subject, { session }: Person) =>
  accounts.client.with({ cookie: `tureen_session=${session}` });

export const authentication: readonly Section[] = [
  section(
    'Authentication',
    proves(
      'Every operation takes `Authorization: Bearer <ACCESS_TOKEN>`, a session or personal API token.',
      async (subject) => {
        const { person, library } = await newOwner(subject);
        for (const [index, secret] of [person.session, await newToken(person, 'read', 'write')].entries()) {
          const client = bearer(subject.accounts, secret).with({ 'x-service-library': library });
          assert.equal((await client.post(TAGS, { name: `Tag ${index}` })).status, 201);
          assert.equal((await client.get<{ items: readonly unknown[] }>(TAGS)).body.items.length, index + 1);
        }
        // What the document says of every operation, unless the operation itself says otherwise.
        const { body } = await person.client.get<{ security: readonly object[] }>('/api/v1/openapi.json');
        assert.deepEqual(body.security, [{ bearer: [] }]);
      },
    ),
    proves(
      'Without a valid session or token the answer is 401 with code `authentication-required`,',
      async ({ accounts }) => {
        assert.deepEqual(statusAndCode(await accounts.client.get(TAGS)), [401, 'authentication-required']);
        const change = await accounts.client.post(TAGS, { name: 'Soup' });
        assert.deepEqual(statusAndCode(change), [401, 'authentication-required']);
      },
    ),
    proves('or with code `invalid-credentials` when the credential sent is invalid.', async ({ accounts, admin }) => {
      for (const headers of [
        { authorization: 'Bearer wrong' },
        { authorization: `Bearer ${admin.session}x` },
        { cookie: 'tureen_session=wrong' },
      ]) {
        const answer = await accounts.client.get(TAGS, headers);
        assert.deepEqual(statusAndCode(answer), [401, 'invalid-credentials'], JSON.stringify(headers));
      }
    }),
    proves('A personal API token cannot manage webhooks.', async (subject) => {
      const { person, library } = await newOwner(subject);
      const { body } = await person.in(library).post<{ webhook: { id: string } }>(WEBHOOKS, WEBHOOK);
      const path = `${WEBHOOKS}/${body.webhook.id}`;
      const secret = await newToken(person, 'read', 'write');
      const token = bearer(subject.accounts, secret).with({ 'x-service-library': library });
      for (const answer of [
        await token.post(WEBHOOKS, WEBHOOK),
        await token.get(path),
        await token.put(path, WEBHOOK),
        await token.post(`${path}/rotate-secret`, undefined),
        await token.delete(path),
      ]) {
        assert.deepEqual(statusAndCode(answer), [403, 'browser-session-required']);
      }
    }),
    proves('A browser session is required for that.', async (subject) => {
      const { person, library } = await newOwner(subject);
      assert.equal((await person.in(library).post(WEBHOOKS, WEBHOOK)).status, 201);
    }),
    proves('Modifying requests made with a browser session require the current `X-CSRF-Token`,', async (subject) => {
      const { person, library } = await newOwner(subject);
      const browser = browserOf(subject, person).with({ 'x-service-library': library });
      for (const headers of [{}, { 'x-csrf-token': 'wrong' }, { 'x-csrf-token': subject.admin.csrf }]) {
        const answer = await browser.post(TAGS, { name: 'Soup' }, headers);
        assert.deepEqual(statusAndCode(answer), [403, 'csrf-token-invalid']);
      }
      assert.equal((await browser.get(TAGS)).status, 200);
      assert.equal((await browser.post(TAGS, { name: 'Soup' }, { 'x-csrf-token': person.csrf })).status, 201);
    }),
    proves('whose value is read from the current-account state (`csrf_token`).', async (subject) => {
      const { person, library } = await newOwner(subject);
      const browser = browserOf(subject, person).with({ 'x-service-library': library });
      const { csrf_token } = (await browser.get<AccountState>('/api/v1/account')).body;
      assert.equal((await browser.post(TAGS, { name: 'Soup' }, { 'x-csrf-token': csrf_token })).status, 201);
    }),
    proves('Exceptions: the current account, sign-in, and invited local registration.', async (subject) => {
      const { person, library } = await newOwner(subject);
      const browser = browserOf(subject, person);
      assert.equal((await browser.get<AccountState>('/api/v1/account')).body.user?.id, person.id);
      const { username } = person;
      assert.equal((await browser.post('/api/v1/auth/sign-in', { username, password: PASSWORD })).status, 200);
      const registered = await browser.post('/api/v1/auth/register', {
        invitation: await invite(person, library, 'viewer'),
        username: `${username}-guest`,
        display_name: 'Guest',
        password: PASSWORD,
      });
      assert.equal(registered.status, 200);
    }),
    proves(
      'When account authentication is disabled, the service uses the persisted local-mode user.',
      async ({ local, client }) => {
        const { body } = await local.client.get<AccountState>('/api/v1/account');
        assert.equal(body.auth_enabled, false);
        const users = await local.rows('select id from account_user');
        assert.deepEqual(
          users.map(({ id }) => id),
          [body.user?.id],
        );
        const entry = await client.post<{ updated_by: string }>('/api/v1/pantry', { name: 'Flour' });
        assert.equal(entry.body.updated_by, body.user?.id);
      },
    ),
    proves('Authority: instance history is for an instance administrator (`instance_admin`).', async (subject) => {
      const { person } = await newOwner(subject);
      const path = `/api/v1/account/audit?action=user.created&actor_id=${person.id}`;
      const eventsFor = async ({ client }: Person) =>
        (await client.get<{ events: readonly AuditEvent[] }>(path)).body.events;
      assert.equal(subject.admin.state.user?.instance_admin, true);
      assert.equal((await eventsFor(subject.admin)).length, 1);
      assert.equal(person.state.user?.instance_admin, false);
      assert.deepEqual(await eventsFor(person), []);
    }),
    proves('Owned-library history is for a library owner.', async (subject) => {
      const { person, library } = await newOwner(subject);
      await invite(person, library, 'viewer');
      const path = `/api/v1/account/audit?library_id=${library}`;
      const { body } = await person.client.get<{ events: readonly AuditEvent[] }>(path);
      assert.equal(body.events[0]?.action, 'invitation.created');
      const editor = await newMember(subject.accounts, person, library, 'editor');
      assert.deepEqual(statusAndCode(await editor.client.get(path)), [403, 'forbidden']);
    }),
    proves('Library owners create webhooks.', async (subject) => {
      const { person, library } = await newOwner(subject);
      const editor = await newMember(subject.accounts, person, library, 'editor');
      assert.deepEqual(statusAndCode(await editor.in(library).post(WEBHOOKS, WEBHOOK)), [403, 'forbidden']);
      assert.equal((await person.in(library).post(WEBHOOKS, WEBHOOK)).status, 201);
    }),
    proves('Each bulk item uses normal resource authorization.', async ({ client, local }) => {
      const [own, foreign] = [await newRecipe(client), await newRecipe(await local.newLibrary())];
      const { body } = await client.post<{ items: readonly { status: string }[] }>('/api/v1/bulk/recipes/trash', {
        items: [own, foreign].map((id) => ({ id, revision: 1 })),
      });
      assert.deepEqual(
        body.items.map(({ status }) => status),
        ['succeeded', 'not-found'],
      );
    }),
    provedBy(
      'Native app link: the app sends a PKCE challenge (`S256` only),',
      LINK_TEST,
      'rejects a challenge that is malformed or uses a method other than S256 (422)',
    ),
    provedBy('gets a one-minute', LINK_TEST, 'a ticket expires after one minute'),
    provedBy('single-use ticket', LINK_TEST, 'accepts a ticket only once, even if its first use is rejected'),
    provedBy(
      'bound to the current session,',
      LINK_TEST,
      'rejects a ticket in another session, and accepts it in its own session or without one',
    ),
    provedBy(
      'and presents it with the same challenge at the native provider login.',
      LINK_TEST,
      'links the identity to the ticket’s account and gives the app a session for it',
    ),
    proves('Passkeys: recent authentication means a session created within five minutes.', async (subject) => {
      const person = await newPerson(subject);
      const earlier = new Date(Date.now() - 3_600_000).toISOString();
      await subject.accounts.write(`update session set created_at = '${earlier}' where user_id = '${person.id}'`);
      const options = '/api/v1/account/passkeys/options';
      const old = await atLocalhost(person.client).post(options, undefined);
      assert.deepEqual(statusAndCode(old), [403, 'recent-authentication-required']);
      const confirmed = await person.client.post('/api/v1/account/confirm', { password: PASSWORD });
      assert.equal(confirmed.status, 200);
      // Confirming creates a session, and the old one ends.
      const session = cookieOf(confirmed, 'tureen_session') ?? person.session;
      const { body } = await subject.accounts.client.get<{ items: readonly { created_at: string }[] }>(
        '/api/v1/account/sessions',
        { cookie: `tureen_session=${session}` },
      );
      assert.ok(
        body.items.every(({ created_at }) => created_at !== earlier),
        JSON.stringify(body),
      );
    }),
    provedBy('WebAuthn challenges are single-use,', PASSKEY_TEST, 'accepts a challenge only once'),
    provedBy('bound to the browser', PASSKEY_TEST, 'binds a challenge to the browser that requested it'),
    provedBy('and expire after five minutes.', PASSKEY_TEST, 'a challenge expires after five minutes'),
    proves('Public sign-in requires the configured `Origin` header.', async ({ accounts }) => {
      const path = '/api/v1/auth/passkeys/options';
      const page = atLocalhost(accounts.client);
      assert.equal((await page.post(path, undefined)).status, 200);
      const foreign = await page.post(path, undefined, { origin: 'https://evil.example' });
      assert.deepEqual(statusAndCode(foreign), [403, 'origin-not-allowed']);
      const named = accounts.client.with({ host: `localhost:${new URL(page.origin).port}` });
      assert.deepEqual(statusAndCode(await named.post(path, undefined)), [403, 'origin-not-allowed']);
    }),
    proves('Credentials and responses of account operations must not be cached.', async (subject) => {
      const { accounts } = subject;
      const { client, username } = await newPerson(subject);
      for (const { status, headers } of [
        await client.get('/api/v1/account'),
        await client.get('/api/v1/account/sessions'),
        await client.get('/api/v1/account/passkeys'),
        await client.get('/api/v1/account/tokens'),
        await client.post('/api/v1/account/tokens', { name: 'Script', scopes: ['read'] }),
        await client.post('/api/v1/account/recovery-codes', undefined),
        await accounts.client.post('/api/v1/auth/sign-in', { username, password: PASSWORD }),
        await accounts.client.get('/api/v1/account/sessions'),
      ]) {
        assert.ok(status < 300 || status === 401);
        assert.equal(headers['cache-control'], 'no-store');
      }
    }),
    proves(
      'The library for library-scoped operations is chosen by the `X-Service-Library` header or the select-library operation.',
      async (subject) => {
        const { person, library } = await newOwner(subject);
        assert.deepEqual(statusAndCode(await person.client.get(TAGS)), [400, 'library-required']);
        const { body: tag } = await person.in(library).post<{ id: string }>(TAGS, { name: 'Soup' });
        await person.client.post('/api/v1/account/library', { library_id: library });
        assert.equal((await person.client.get(`${TAGS}/${tag.id}`)).status, 200);
        assert.equal((await person.in(person.library).get(`${TAGS}/${tag.id}`)).status, 404);
      },
    ),
  ),
];
