import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { TestApp, codeIn } from '../../../../test/support/native-app.ts';
import type { NativeSession } from '../../../../test/support/native-app.ts';
import { TestProvider } from '../../../../test/support/openid-provider.ts';
import { PASSWORD, bearer, confirm, contentOf, newToken, setUp, signIn } from '../../../../test/support/people.ts';
import type { AccountState, Person } from '../../../../test/support/people.ts';
import {
  ProviderSuite,
  comeBack,
  placeOf,
  refusal,
  sentTo,
  setOut,
  settingsWith,
} from '../../../../test/support/provider-login.ts';
import { countRefusals } from '../../../../test/support/refusals.ts';
import type { TestResponse } from '../../../../test/support/test-response.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { ProblemBody } from '../../../platform/problem/problem-body.ts';
import { LinkTicketRequest } from './native.schemas.ts';

const provider = await TestProvider.start();
after(() => provider.stop());

const TICKETS = '/api/v1/auth/kitchen/native-link-tickets';
const invalid = [403, 'link-ticket-invalid'] as const;

const requestTicket = <T = ProblemBody>(
  { client }: Person,
  body: object,
  path = TICKETS,
  origin = client.origin,
): Promise<TestResponse<T>> => client.post<T>(path, body, { origin });

const ticketOf = async (person: Person, { challenge }: TestApp): Promise<string> => {
  const { status, body } = await requestTicket<{ link_ticket: string }>(person, challenge);
  assert.equal(status, 200);
  return body.link_ticket;
};

onEveryEngine('native link tickets', (engine) => {
  const suite = new ProviderSuite(engine, provider);
  const { service } = suite;
  const local = serviceForSuite(engine);
  const settings = { ...settingsWith(provider), TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '3' };
  const strict = serviceForSuite(engine, { settings, clock: suite.clock });

  test('returns 404 authentication-disabled if account authentication is disabled', async () => {
    const answer = await local.client.post(TICKETS, new TestApp().challenge);
    assert.deepEqual(refusal(answer), [404, 'authentication-disabled']);
  });

  test('checks credential, CSRF token, origin and provider in this order', async () => {
    const { challenge } = new TestApp();
    const person = await suite.newPerson();
    const unknownProvider = '/api/v1/auth/unknown/native-link-tickets';
    const anonymous = await service.client.post(unknownProvider, {});
    assert.deepEqual(refusal(anonymous), [401, 'authentication-required']);
    assert.equal(anonymous.headers['cache-control'], 'no-store');
    for (const token of ['', 'wrong', suite.admin.csrf]) {
      const answer = await person.client.post(unknownProvider, {}, { 'x-csrf-token': token });
      assert.deepEqual(refusal(answer), [403, 'csrf-token-invalid']);
    }
    assert.deepEqual(refusal(await person.client.post(unknownProvider, {})), [403, 'origin-not-allowed']);
    for (const origin of ['https://evil.example', 'null', 'nonsense']) {
      assert.deepEqual(refusal(await requestTicket(person, {}, unknownProvider, origin)), [403, 'origin-not-allowed']);
    }
    assert.deepEqual(refusal(await requestTicket(person, challenge, unknownProvider)), [404, 'provider-not-found']);
  });

  test('checks the rate limit last, after validating the challenge', async () => {
    const person = await setUp(strict);
    for (let count = 1; count <= 3; count += 1) await ticketOf(person, new TestApp());
    assert.deepEqual(refusal(await requestTicket(person, new TestApp().challenge)), [429, 'rate-limited']);
    assert.equal((await requestTicket(person, {})).status, 422);
  });

  test('rejects a personal API token (403) and accepts a session sent as Bearer', async () => {
    const person = await suite.newPerson();
    const { challenge } = new TestApp();
    const token = bearer(service, await newToken(person, 'read', 'write'));
    const headers = { origin: service.client.origin, 'x-csrf-token': person.csrf };
    assert.deepEqual(refusal(await token.post(TICKETS, challenge, headers)), [403, 'csrf-token-invalid']);
    assert.equal((await bearer(service, person.session).post(TICKETS, challenge, headers)).status, 200);
  });

  test('rejects a challenge that is malformed or uses a method other than S256 (422)', async () => {
    const person = await suite.newPerson();
    const { challenge } = new TestApp();
    for (const [field, wrong] of [
      ['code_challenge_method', 'plain'],
      ['code_challenge_method', 's256'],
      ['code_challenge_method', undefined],
      ['code_challenge_method', ['S256']],
      ['code_challenge', undefined],
      ['code_challenge', ''],
      ['code_challenge', 'a'.repeat(42)],
      ['code_challenge', 'a'.repeat(44)],
      ['code_challenge', `${'a'.repeat(42)}=`],
      ['code_challenge', `${'a'.repeat(42)}+`],
      ['code_challenge', 5],
    ] as const) {
      const answer = await requestTicket(person, { ...challenge, [field]: wrong });
      assert.deepEqual(placeOf(answer), [422, `body.${field}`]);
    }
    assert.deepEqual(LinkTicketRequest.properties.code_challenge_method.enum, ['S256']);
  });

  test('forbids caching of responses and does not store the ticket in plain text', async () => {
    const answer = await requestTicket<{ link_ticket: string }>(await suite.newPerson(), new TestApp().challenge);
    assert.deepEqual(Object.keys(answer.body), ['link_ticket']);
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.ok(!(await contentOf(service, engine)).includes(answer.body.link_ticket));
  });
});

onEveryEngine('native login with a link ticket', (engine) => {
  const suite = new ProviderSuite(engine, provider);
  const { service, clock } = suite;
  const begin = (app: TestApp, ticket: string, id?: string): Promise<TestResponse<ProblemBody>> =>
    service.client.get(app.loginPath({ link_ticket: ticket }, id));
  const linkBy = async (app: TestApp, person: Person, subject: string): Promise<URL> =>
    sentTo(await suite.goThrough(app.loginPath({ link_ticket: await ticketOf(person, app) }), subject));
  const ownerOf = async (subject: string): Promise<unknown> => {
    const [row] = await service.rows(`select user_id from provider_identity where subject = '${subject}'`);
    return row?.['user_id'];
  };

  test('accepts a ticket only once, even if its first use is rejected', async () => {
    const person = await suite.newPerson();
    const app = new TestApp();
    const used = await ticketOf(person, app);
    assert.equal((await begin(app, used)).status, 302);
    assert.deepEqual(refusal(await begin(app, used)), invalid);

    const before = await countRefusals(suite.admin, 'identity.linked');
    const misused = await ticketOf(person, app);
    assert.deepEqual(refusal(await begin(new TestApp(), misused)), invalid, 'accepted with another PKCE challenge');
    assert.deepEqual(refusal(await begin(app, misused)), invalid);
    assert.deepEqual(refusal(await begin(app, 'nothing')), invalid);
    assert.equal(await countRefusals(suite.admin, 'identity.linked'), before + 3);
  });

  test('accepts exactly one of 50 concurrent uses of a ticket', async () => {
    const app = new TestApp();
    const ticket = await ticketOf(await suite.newPerson(), app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => begin(app, ticket)));
    assert.equal(answers.filter(({ status }) => status === 302).length, 1);
    assert.equal(answers.filter(({ body }) => body.code === 'link-ticket-invalid').length, 49);
  });

  test('a ticket expires after one minute', async () => {
    const app = new TestApp();
    const person = await suite.newPerson();
    const [early, late] = [await ticketOf(person, app), await ticketOf(person, app)];
    clock.advance({ seconds: 59 });
    assert.equal((await begin(app, early)).status, 302);
    clock.advance({ seconds: 1 });
    assert.deepEqual(refusal(await begin(app, late)), invalid);
  });

  test('rejects a ticket of another provider', async () => {
    const app = new TestApp();
    assert.deepEqual(refusal(await begin(app, await ticketOf(await suite.newPerson(), app), 'guests')), invalid);
  });

  test('rejects a ticket in another session, and accepts it in its own session or without one', async () => {
    const app = new TestApp();
    const person = await suite.newPerson();
    const other = await signIn(service, person.username);
    const token = bearer(service, await newToken(person, 'read', 'write'));
    const withTicket = async () => app.loginPath({ link_ticket: await ticketOf(person, app) });
    assert.deepEqual(refusal(await other.client.get(await withTicket())), invalid);
    assert.deepEqual(refusal(await token.get(await withTicket())), invalid);
    assert.equal((await person.client.get(await withTicket())).status, 302);
    assert.equal((await service.client.get(await withTicket())).status, 302);
  });

  test('rejects a ticket whose session has ended, was replaced by confirming, has expired, or belongs to a disabled user', async () => {
    const app = new TestApp();
    for (const end of [
      ({ client }: Person) => client.post('/api/v1/auth/sign-out', {}),
      confirm,
      ({ id }: Person) =>
        service.write(`update session set last_seen_at = '2020-01-01T00:00:00.000Z' where user_id = '${id}'`),
      // Written directly to the database, because the API would also end the session.
      ({ id }: Person) => service.write(`update account_user set disabled_at = 'now' where id = '${id}'`),
    ]) {
      const person = await suite.newPerson();
      const ticket = await ticketOf(person, app);
      await end(person);
      assert.deepEqual(refusal(await begin(app, ticket)), invalid);
    }
  });

  test('never returns a 500 when a session ends or is replaced while its tickets are used or created', async () => {
    const app = new TestApp();
    for (let round = 1; round <= 10; round += 1) {
      const person = await suite.newPerson();
      const tickets = await Promise.all(Array.from({ length: 4 }, () => ticketOf(person, app)));
      const answers = await Promise.all([
        ...tickets.slice(0, 2).map((ticket) => begin(app, ticket)),
        requestTicket(person, app.challenge),
        round % 2 === 0
          ? person.client.post('/api/v1/auth/sign-out', {})
          : person.client.post('/api/v1/account/confirm', { password: PASSWORD }),
        requestTicket(person, app.challenge),
        ...tickets.slice(2).map((ticket) => begin(app, ticket)),
      ]);
      for (const { status, text } of answers) assert.ok([200, 302, 401, 403].includes(status), text);
    }
  });

  test('links the identity to the ticket’s account and gives the app a session for it', async () => {
    const app = new TestApp();
    const person = await suite.newPerson();
    const subject = suite.newSubject();
    const redirectUrl = await linkBy(app, person, subject);
    assert.equal(await ownerOf(subject), undefined);
    const { body } = await app.redeem<NativeSession>(service, codeIn(redirectUrl));
    const account = await bearer(service, body.access_token).get<AccountState>('/api/v1/account');
    assert.equal(account.body.user?.id, person.id);
    assert.equal(await ownerOf(subject), person.id);
  });

  test('does not link the identity of a victim who is sent another user’s ticket', async () => {
    // The code reaches the victim's device, and only the app with the challenge could use it.
    const [app, attacker, victim] = [new TestApp(), await suite.newPerson(), suite.newSubject()];
    const code = codeIn(await linkBy(app, attacker, victim));
    const { status } = await new TestApp().redeem(service, code);
    assert.deepEqual([status, await ownerOf(victim)], [401, undefined]);
    assert.equal((await app.redeem(service, code)).status, 401);
  });

  test('links with a ticket however long ago the user signed in', async () => {
    const [app, person, subject] = [new TestApp(), await suite.newPerson(), suite.newSubject()];
    suite.clock.advance({ hours: 5 });
    assert.equal((await app.redeem(service, codeIn(await linkBy(app, person, subject)))).status, 200);
    assert.equal(await ownerOf(subject), person.id);
  });

  test('rejects the ticket of a session that has ended, and a browser with another session', async () => {
    const [app, person, other] = [new TestApp(), await suite.newPerson(), await suite.newPerson()];
    const path = app.loginPath({ link_ticket: await ticketOf(person, app) });
    assert.deepEqual(refusal(await other.client.get(path)), invalid);
    const late = app.loginPath({ link_ticket: await ticketOf(person, app) });
    await person.client.post('/api/v1/auth/sign-out', {});
    assert.deepEqual(refusal(await service.client.get(late)), invalid);
  });

  test('links nothing if the session ends before the code is used', async () => {
    const [app, person, subject] = [new TestApp(), await suite.newPerson(), suite.newSubject()];
    const code = codeIn(await linkBy(app, person, subject));
    await person.client.post('/api/v1/auth/sign-out', {});
    assert.equal((await app.redeem(service, code)).status, 401);
    assert.equal(await ownerOf(subject), undefined);
  });

  test('links nothing if the session ends while the user is at the provider', async () => {
    const app = new TestApp();
    const person = await suite.newPerson();
    const subject = suite.newSubject();
    const underway = await setOut(service.client, app.loginPath({ link_ticket: await ticketOf(person, app) }));
    const path = await provider.visit(underway.address, subject);
    await person.client.post('/api/v1/auth/sign-out', {});
    assert.deepEqual(refusal(await comeBack(service, underway, path)), [401, 'provider-sign-in-failed']);
    assert.equal(await ownerOf(subject), undefined);
  });

  test('reports an identity of another account to the app (409 identity-taken) and keeps it linked', async () => {
    const app = new TestApp();
    const subject = suite.newSubject();
    const first = await suite.newPerson();
    await app.redeem(service, codeIn(await linkBy(app, first, subject)));
    const answer = await app.redeem(service, codeIn(await linkBy(app, await suite.newPerson(), subject)));
    assert.deepEqual(refusal(answer), [409, 'identity-taken']);
    assert.equal(await ownerOf(subject), first.id);
  });
});
