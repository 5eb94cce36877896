import assert from 'node:assert/strict';

import type { AuditEvent } from '../../../../src/domains/accounts/audit/audit.schemas.ts';
import type { Passkey } from '../../../../src/domains/accounts/passkeys/passkey.schemas.ts';
import type { ProblemBody } from '../../../../src/platform/problem/problem-body.ts';
import { Authenticator, addPasskey, atLocalhost } from '../../../support/authenticator.ts';
import type { TestClient } from '../../../support/client.ts';
import { TestApp } from '../../../support/native-app.ts';
import { bearer, invite, newLibrary, newMember, newToken, statusAndCode } from '../../../support/people.ts';
import type { AccountState, Person } from '../../../support/people.ts';
import { newEntry } from '../../../support/recipes.ts';
import type { TestResponse } from '../../../support/test-response.ts';
import type { TestService } from '../../../support/test-service.ts';
import { MISSING, assertListed } from '../answers.ts';
import { provedBy, proves, section } from '../sentence.ts';
import type { Section, Subject } from '../sentence.ts';

const SELECT = '/api/v1/account/library';
const PASSKEYS = '/api/v1/account/passkeys';
const AUDIT = '/api/v1/account/audit';
const TICKETS = '/api/v1/auth/kitchen/native-link-tickets';
const AUDIT_TEST = 'src/domains/accounts/audit/audit.test.ts';
const LINK_TEST = 'src/domains/accounts/native/native-link.test.ts';

const newPerson = ({ accounts, admin }: Subject): Promise<Person> =>
  newMember(accounts, admin, admin.library, 'viewer');

/** Someone with two libraries of their own, besides the one they were invited to. */
const newOwner = async (subject: Subject) => {
  const person = await newPerson(subject);
  return { person, libraries: [await newLibrary(person), await newLibrary(person)] as const };
};

/** Account problems have these five fields. */
const assertAccountProblem = (answer: TestResponse<ProblemBody>, status: number, code: string): void => {
  assert.deepEqual(statusAndCode(answer), [status, code]);
  const { detail, title, type, status: bodyStatus } = answer.body;
  assert.deepEqual([typeof detail, typeof title, bodyStatus], ['string', 'string', status]);
  assert.ok(type.endsWith(`/${code}`), type);
};

const historyOf = async (client: TestClient, query = ''): Promise<readonly AuditEvent[]> => {
  const { status, body, text } = await client.get<{ events: readonly AuditEvent[] }>(`${AUDIT}${query}`);
  assert.equal(status, 200, text);
  return body.events;
};

/** Two invitations to the client's library, and the query for its history. */
const newHistory = async (client: TestClient) => {
  const { library_id: library } = await newEntry(client);
  const ids: string[] = [];
  for (const role of ['viewer', 'editor']) {
    const { body } = await client.post<{ invitation: { id: string } }>(`/api/v1/libraries/${library}/invitations`, {
      role,
    });
    ids.push(body.invitation.id);
  }
  return { ids, library, query: `?library_id=${library}&action=invitation.created` };
};

const providersOf = async ({ client }: TestService): Promise<readonly object[]> =>
  (await client.get<{ providers: readonly object[] }>('/api/v1/capabilities')).body.providers;

const targetsOf = (events: readonly AuditEvent[]): readonly string[] => events.map(({ target_id }) => target_id);

export const accountEndpoints: readonly Section[] = [
  section(
    'Accounts and authentication',
    proves('POST /api/v1/account/library: Select the library this browser acts in.', async (subject) => {
      const { person, libraries } = await newOwner(subject);
      for (const library_id of libraries) {
        await person.client.post(SELECT, { library_id });
        const { body } = await person.client.post<{ id: string }>('/api/v1/tags', { name: 'Here' });
        assert.equal((await person.in(library_id).get(`/api/v1/tags/${body.id}`)).status, 200);
      }
    }),
    proves(
      'Header: `X-CSRF-Token` (required with a browser session; read from the current account).',
      async (subject) => {
        const { person, libraries } = await newOwner(subject);
        const browser = subject.accounts.client.with({ cookie: `tureen_session=${person.session}` });
        const body = { library_id: libraries[0] };
        assert.deepEqual(statusAndCode(await browser.post(SELECT, body)), [403, 'csrf-token-invalid']);
        const { csrf_token } = (await browser.get<AccountState>('/api/v1/account')).body;
        assert.equal((await browser.post(SELECT, body, { 'x-csrf-token': csrf_token })).status, 200);
      },
    ),
    proves('Body: `library_id` (req string).', async (subject) => {
      const { client, library } = await newPerson(subject);
      for (const body of [{}, { library_id: null }, { library_id: 1 }]) {
        const { status, body: problem } = await client.post(SELECT, body);
        assert.deepEqual([status, problem.errors?.[0]?.location], [422, 'body.library_id']);
      }
      assert.equal((await client.post(SELECT, { library_id: library })).status, 200);
    }),
    proves('200: empty object. 401; account problem.', async (subject) => {
      const { client, library } = await newPerson(subject);
      const { status, text } = await client.post(SELECT, { library_id: library });
      assert.deepEqual([status, text], [200, '{}']);
      const signedOut = await subject.accounts.client.post(SELECT, { library_id: library });
      assertAccountProblem(signedOut, 401, 'authentication-required');
      assertAccountProblem(await client.post(SELECT, { library_id: MISSING }), 404, 'library-not-found');
    }),

    proves('GET /api/v1/account/passkeys: List passkeys.', async (subject) => {
      const client = atLocalhost((await newPerson(subject)).client);
      const added = await addPasskey(client, new Authenticator(), 'Phone');
      const { body } = await client.get<{ passkeys: readonly Passkey[] }>(PASSKEYS);
      assert.deepEqual(body.passkeys, [added]);
    }),
    proves('200: passkey list.', async (subject) => {
      const { client } = await newPerson(subject);
      const { status, body } = await atLocalhost(client).get<object>(PASSKEYS);
      assert.deepEqual([status, body], [200, { available: true, passkeys: [] }]);
    }),
    proves('401; authentication, policy, rate or protocol failure.', async (subject) => {
      const { accounts } = subject;
      assertAccountProblem(await accounts.client.get(PASSKEYS), 401, 'authentication-required');
      assertAccountProblem(await bearer(accounts, 'wrong').get(PASSKEYS), 401, 'invalid-credentials');
      const token = await newToken(await newPerson(subject), 'read');
      assertAccountProblem(await bearer(accounts, token).get(PASSKEYS), 403, 'browser-session-required');
    }),

    proves('GET /api/v1/account/audit: List audit events.', async ({ client }) => {
      const { ids, library, query } = await newHistory(client);
      const [event] = await historyOf(client, query);
      assert.deepEqual(
        [event?.action, event?.library_id, event?.outcome, event?.target_type, event?.target_id],
        ['invitation.created', library, 'succeeded', 'invitation', ids[1]],
      );
    }),
    proves('Instance history for an administrator, or owned-library history for a library owner.', async (subject) => {
      const { person, libraries } = await newOwner(subject);
      await invite(person, libraries[0], 'viewer');
      const own = await historyOf(person.client);
      assert.ok(own.length > 0);
      assert.ok(own.every(({ library_id }) => libraries.includes(library_id)));
      const [created] = await historyOf(subject.admin.client, `?action=user.created&actor_id=${person.id}`);
      assert.deepEqual([created?.library_id, created?.target_id], ['', person.id]);
      assert.deepEqual(await historyOf(person.client, '?action=user.created'), []);
      const viewer = await newPerson(subject);
      assert.deepEqual(statusAndCode(await viewer.client.get(AUDIT)), [403, 'forbidden']);
    }),
    proves('Uses the persisted local-mode user when authentication is disabled.', async ({ client }) => {
      const { query } = await newHistory(client);
      const { user } = (await client.get<AccountState>('/api/v1/account')).body;
      const events = await historyOf(client, query);
      assert.deepEqual(
        events.map(({ actor_id }) => actor_id),
        [user?.id, user?.id],
      );
    }),
    proves('Query: optional filters; times are Unix seconds;', async ({ client }) => {
      const { ids, query } = await newHistory(client);
      const [newest] = await historyOf(client, query);
      const time = newest?.created_at ?? 0;
      assert.deepEqual((await historyOf(client, `${query}&since=${time}`))[0], newest);
      assert.deepEqual(await historyOf(client, `${query}&since=${time + 1}`), []);
      assert.deepEqual(targetsOf(await historyOf(client, `${query}&until=${time + 1}`)), ids.toReversed());
      const { status, body } = await client.get(`${AUDIT}?since=${new Date().toISOString()}`);
      assert.deepEqual([status, body.errors?.[0]?.location], [422, 'query.since']);
    }),
    proves('`before` is an exclusive event id cursor.', async ({ client }) => {
      const { query } = await newHistory(client);
      const [newest, oldest] = await historyOf(client, query);
      assert.deepEqual(await historyOf(client, `${query}&before=${newest?.id}`), [oldest]);
      assert.deepEqual(await historyOf(client, `${query}&before=${oldest?.id}`), []);
    }),
    provedBy(
      'Result: at most 100 events, newest first.',
      AUDIT_TEST,
      'returns at most 100 events, newest first, and pages through all of them once with before, even while more arrive',
    ),
    proves('200: `{events: [...]}`. 401; account problem.', async (subject) => {
      const { ids, query } = await newHistory(subject.client);
      const { status, body } = await subject.client.get<{ events: readonly AuditEvent[] }>(`${AUDIT}${query}`);
      assert.deepEqual([status, targetsOf(body.events)], [200, ids.toReversed()]);
      assertAccountProblem(await subject.accounts.client.get(AUDIT), 401, 'authentication-required');
      assertAccountProblem(await (await newPerson(subject)).client.get(AUDIT), 403, 'forbidden');
    }),

    provedBy(
      'POST /api/v1/auth/{provider}/native-link-tickets: Start a native link.',
      LINK_TEST,
      'links the identity to the ticket’s account and gives the app a session for it',
    ),
    proves('Available only when account authentication is enabled.', async (subject) => {
      const { challenge } = new TestApp();
      const { client } = await newPerson(subject);
      const disabled = await subject.local.client.post(TICKETS, challenge);
      assert.deepEqual(statusAndCode(disabled), [404, 'authentication-disabled']);
      // Here only the provider is missing.
      const enabled = await client.post(TICKETS, challenge, { origin: client.origin });
      assert.deepEqual(statusAndCode(enabled), [404, 'provider-not-found']);
    }),
    proves('Provider configuration is restart-bound.', async ({ accounts }) => {
      const provider = { id: 'kitchen', name: 'The kitchen', issuer: 'http://127.0.0.1:1', client_id: 'x' };
      const settings = { TUREEN_AUTH: 'accounts', TUREEN_PROVIDERS: JSON.stringify([provider]) };
      await using restarted = accounts.beside({ settings });
      await restarted.start();
      assert.deepEqual(await providersOf(restarted), [{ id: 'kitchen', name: 'The kitchen' }]);
      assert.deepEqual(await providersOf(accounts), []);
    }),
    provedBy(
      'Responses must not be cached.',
      LINK_TEST,
      'forbids caching of responses and does not store the ticket in plain text',
    ),
    proves('Headers: `Origin` (req), `X-CSRF-Token` (req).', async (subject) => {
      const { challenge } = new TestApp();
      const { client } = await newPerson(subject);
      const { origin } = client;
      const send = (headers: Record<string, string>) => client.post(TICKETS, challenge, headers);
      assert.deepEqual(statusAndCode(await send({ origin, 'x-csrf-token': '' })), [403, 'csrf-token-invalid']);
      assert.deepEqual(statusAndCode(await send({})), [403, 'origin-not-allowed']);
      assert.deepEqual(statusAndCode(await send({ origin })), [404, 'provider-not-found']);
    }),
    provedBy(
      "Body: `code_challenge` (req; base64url SHA-256 of the app's code verifier, no padding), `code_challenge_method` (req; `S256`).",
      LINK_TEST,
      'rejects a challenge that is malformed or uses a method other than S256 (422)',
    ),
    provedBy(
      '200: `{link_ticket (req string)}`.',
      LINK_TEST,
      'forbids caching of responses and does not store the ticket in plain text',
    ),
    provedBy('The ticket lives one minute,', LINK_TEST, 'a ticket expires after one minute'),
    provedBy('is single-use,', LINK_TEST, 'accepts a ticket only once, even if its first use is rejected'),
    provedBy(
      'and is bound to the current session',
      LINK_TEST,
      'rejects a ticket in another session, and accepts it in its own session or without one',
    ),
    provedBy('and the challenge.', LINK_TEST, 'accepts a ticket only once, even if its first use is rejected'),
    provedBy(
      'Pass it as `link_ticket` to the native provider login with the same challenge.',
      LINK_TEST,
      'links the identity to the ticket’s account and gives the app a session for it',
    ),
    proves('Five structured authentication-boundary failures are possible.', async (subject) => {
      const { challenge } = new TestApp();
      const { client } = await newPerson(subject);
      const { origin } = client;
      const signedOut = await subject.accounts.client.post(TICKETS, challenge, { origin });
      assertAccountProblem(signedOut, 401, 'authentication-required');
      const forged = await client.post(TICKETS, challenge, { origin, 'x-csrf-token': 'wrong' });
      assertAccountProblem(forged, 403, 'csrf-token-invalid');
      const foreign = await client.post(TICKETS, challenge, { origin: 'https://evil.example' });
      assertAccountProblem(foreign, 403, 'origin-not-allowed');
      assertAccountProblem(await client.post(TICKETS, challenge, { origin }), 404, 'provider-not-found');
      // `checks the rate limit last, after validating the challenge` in native-link.test.ts provokes the fifth.
      assertListed('createNativeLinkTicket', 429);
    }),
  ),
];
