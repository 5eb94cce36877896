import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { TestProvider } from '../../../../test/support/openid-provider.ts';
import { contentOf, cookieOf } from '../../../../test/support/people.ts';
import {
  LINK,
  LOGIN,
  ProviderSuite,
  comeBack,
  placeOf,
  refusal,
  sentTo,
  setOut,
  settingsWith,
} from '../../../../test/support/provider-login.ts';
import { countRefusals } from '../../../../test/support/refusals.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const provider = await TestProvider.start();
after(() => provider.stop());

const settings = settingsWith(provider);
const CALLBACK = '/api/v1/auth/kitchen/callback';
const BASE_URL = 'https://recipes.example.org';
const GUESTS = '/api/v1/auth/guests/login';
const SPARE = '/api/v1/auth/spare/login';
const failed = [401, 'provider-sign-in-failed'] as const;

onEveryEngine('provider sign-in', (engine) => {
  const suite = new ProviderSuite(engine, provider);
  const { service, clock } = suite;
  const local = serviceForSuite(engine, { settings: { ...settings, TUREEN_AUTH: 'local' } });
  const strict = serviceForSuite(engine, { settings: { ...settings, TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '3' }, clock });
  const based = serviceForSuite(engine, { settings: { ...settings, TUREEN_BASE_URL: BASE_URL } });
  /** Has not fetched the provider's keys yet. */
  const fresh = serviceForSuite(engine, { settings });

  /** The subject of a person with an account. */
  const newLinked = async (): Promise<string> => {
    const subject = suite.newSubject();
    assert.equal((await suite.link(await suite.newPerson(), subject)).status, 302);
    return subject;
  };

  test('returns 404 authentication-disabled and lists no providers when account authentication is disabled', async () => {
    for (const path of [LOGIN, LINK, CALLBACK, '/api/v1/auth/nobody/login']) {
      assert.deepEqual(refusal(await local.client.get(path)), [404, 'authentication-disabled']);
    }
    assert.deepEqual((await local.client.get<{ providers: [] }>('/api/v1/capabilities')).body.providers, []);
  });

  test('returns 404 provider-not-found for an unknown provider', async () => {
    for (const id of ['nobody', 'KITCHEN', 'sign-in', '__proto__', 'x'.repeat(300)]) {
      for (const path of ['login', 'callback', 'callback?code=x&state=y']) {
        assert.deepEqual(refusal(await service.client.get(`/api/v1/auth/${id}/${path}`)), [404, 'provider-not-found']);
      }
    }
  });

  test('rejects a return_to that is not a path on this service', async () => {
    for (const away of ['//evil.example', '/\\evil.example', 'https://evil.example', 'x', '', '/\t/evil.example']) {
      const answer = await service.client.get(`${LOGIN}?return_to=${encodeURIComponent(away)}`);
      assert.deepEqual(placeOf(answer), [422, 'query.return_to'], away);
    }
  });

  test('rejects requests for other hosts if no base URL is set', async () => {
    for (const host of ['evil.example', '127.0.0.1.evil.example', '[', 'a b', '@', '127.0.0.1:99999']) {
      assert.deepEqual(refusal(await service.client.get(LOGIN, { host })), [403, 'host-not-allowed'], host);
    }
  });

  test('returns 503 unavailable for an unreachable provider and tries again on the next request', async () => {
    const closed = await service.client.get('/api/v1/auth/closed/login');
    assert.deepEqual(refusal(closed), [503, 'unavailable']);
    assert.equal(closed.headers['retry-after'], '1');
    const away = await provider.whileAway(() => service.client.get(SPARE));
    assert.deepEqual(refusal(away), [503, 'unavailable']);
    assert.equal((await service.client.get(SPARE)).status, 302);
    // The metadata of the first request is cached.
    assert.equal((await provider.whileAway(() => service.client.get(SPARE))).status, 302);
  });

  test('limits logins and callbacks per address and minute (429 rate-limited)', async () => {
    for (const path of [LOGIN, CALLBACK]) {
      for (let count = 1; count <= 3; count += 1) assert.notEqual((await strict.client.get(path)).status, 429);
      const answer = await strict.client.get(path);
      assert.deepEqual(refusal(answer), [429, 'rate-limited']);
      assert.equal(answer.headers['retry-after'], '60');
    }
  });

  test('rejects a callback with a wrong state, issuer or code, and consumes the login', async () => {
    const subject = await newLinked();
    for (const tamper of [
      (query: URLSearchParams) => query.set('state', 'x'),
      (query: URLSearchParams) => query.delete('state'),
      (query: URLSearchParams) => query.set('iss', 'https://evil.example'),
      (query: URLSearchParams) => query.delete('iss'),
      (query: URLSearchParams) => query.set('code', 'x'),
      (query: URLSearchParams) => query.delete('code'),
    ]) {
      const underway = await setOut(service.client, LOGIN);
      const path = await provider.visit(underway.address, subject);
      const query = new URLSearchParams(path.split('?')[1]);
      tamper(query);
      const tampered = `${CALLBACK}?${query.toString()}`;
      assert.deepEqual(refusal(await comeBack(service, underway, tampered)), failed, tampered);
      assert.deepEqual(refusal(await comeBack(service, underway, path)), failed);
    }
    assert.equal((await suite.goThrough(LOGIN, subject)).status, 302);
  });

  test('rejects a callback with a duplicate parameter (422)', async () => {
    assert.deepEqual(placeOf(await service.client.get(`${CALLBACK}?code=a&code=b`)), [422, 'query.code']);
  });

  test('rejects a callback from a browser that did not start the login', async () => {
    const mine = await setOut(service.client, LOGIN);
    const other = await setOut(service.client, LOGIN);
    const path = await provider.visit(mine.address, await newLinked());
    for (const cookie of [{}, { cookie: 'tureen_login=' }, { cookie: 'tureen_login=x' }, { cookie: other.cookie }]) {
      assert.deepEqual(refusal(await service.client.get(path, cookie)), failed);
    }
    assert.equal((await comeBack(service, mine, path)).status, 302);
  });

  test('rejects a login that returns to the callback of another provider', async () => {
    const underway = await setOut(service.client, LOGIN);
    const path = await provider.visit(underway.address, await newLinked());
    assert.deepEqual(refusal(await comeBack(service, underway, path.replace('/kitchen/', '/guests/'))), failed);
  });

  test('rejects the code of another login, because PKCE binds it to the browser that requested it', async () => {
    const subject = await newLinked();
    const [mine, stolen] = [await setOut(service.client, LOGIN), await setOut(service.client, LOGIN)];
    const [path, other] = [await provider.visit(mine.address, subject), await provider.visit(stolen.address, subject)];
    const code = new URLSearchParams(other.split('?')[1]).get('code');
    const answer = await comeBack(service, mine, path.replace(/code=[^&]+/, `code=${code}`));
    assert.deepEqual(refusal(answer), failed);
    assert.deepEqual(answer.body.params, { reason: 'invalid_grant' });
  });

  test('rejects an ID token that was not signed with the published key', async () => {
    const underway = await setOut(fresh.client, GUESTS);
    const path = await provider.visit(underway.address, suite.newSubject());
    assert.deepEqual(refusal(await provider.whileRobbed(() => comeBack(fresh, underway, path))), failed);
  });

  test('reports the reason if the provider rejects the client secret', async () => {
    const answer = await suite.goThrough('/api/v1/auth/misled/login', suite.newSubject());
    assert.deepEqual(refusal(answer), failed);
    assert.deepEqual(answer.body.params, { reason: 'invalid_client' });
  });

  test('accepts a callback only once', async () => {
    const underway = await setOut(service.client, LOGIN);
    const path = await provider.visit(underway.address, await newLinked());
    assert.equal((await comeBack(service, underway, path)).status, 302);
    assert.deepEqual(refusal(await comeBack(service, underway, path)), failed);
  });

  test('accepts exactly one of 50 concurrent callbacks', async () => {
    const underway = await setOut(service.client, LOGIN);
    const path = await provider.visit(underway.address, await newLinked());
    const answers = await Promise.all(Array.from({ length: 50 }, () => comeBack(service, underway, path)));
    assert.equal(answers.filter(({ status }) => status === 302).length, 1);
    assert.equal(answers.filter(({ status }) => status === 401).length, 49);
  });

  test('a login expires after ten minutes', async () => {
    const subject = await newLinked();
    const [early, late] = [await setOut(service.client, LOGIN), await setOut(service.client, LOGIN)];
    const [one, other] = [await provider.visit(early.address, subject), await provider.visit(late.address, subject)];
    clock.advance({ minutes: 9, seconds: 59 });
    assert.equal((await comeBack(service, early, one)).status, 302);
    clock.advance({ seconds: 1 });
    assert.deepEqual(refusal(await comeBack(service, late, other)), failed);
  });

  test('does not sign in a user who declines at the provider', async () => {
    const answer = await suite.goThrough(LOGIN, undefined);
    assert.deepEqual(refusal(answer), failed);
    assert.deepEqual(answer.body.params, { reason: 'access_denied' });
    assert.equal(cookieOf(answer, 'tureen_session'), undefined);
  });

  test('returns 503 unavailable and consumes the login if the provider is unreachable during the code exchange', async () => {
    const underway = await setOut(service.client, LOGIN);
    const path = await provider.visit(underway.address, await newLinked());
    const answer = await provider.whileAway(() => comeBack(service, underway, path));
    assert.deepEqual(refusal(answer), [503, 'unavailable']);
    assert.deepEqual(refusal(await comeBack(service, underway, path)), failed);
  });

  test('returns 403 provider-account-unknown for an identity without an account', async () => {
    const before = await countRefusals(suite.admin, 'session.created');
    const answer = await suite.goThrough(LOGIN, suite.newSubject());
    assert.deepEqual(refusal(answer), [403, 'provider-account-unknown']);
    assert.equal(cookieOf(answer, 'tureen_session'), undefined);
    assert.equal(await countRefusals(suite.admin, 'session.created'), before + 1);
  });

  test('rejects a disabled user (401 provider-sign-in-failed) until they are enabled again', async () => {
    const person = await suite.newPerson();
    const { id } = person;
    const subject = suite.newSubject();
    await suite.link(person, subject);
    await suite.admin.client.patch(`/api/v1/users/${id}`, { disabled: true });
    const before = await countRefusals(suite.admin, 'session.created');
    assert.deepEqual(refusal(await suite.goThrough(LOGIN, subject)), failed);
    assert.equal(await countRefusals(suite.admin, 'session.created'), before + 1);
    await suite.admin.client.patch(`/api/v1/users/${id}`, { disabled: false });
    assert.equal((await suite.stateAfter(await suite.goThrough(LOGIN, subject))).user?.id, id);
  });

  test('finds an account by provider and subject, never by email or by the subject at another provider', async () => {
    const [subject, other] = [await newLinked(), suite.newSubject()];
    for (const one of [subject, other]) provider.claims.set(one, { email: 'same@example.org', email_verified: true });
    assert.deepEqual(refusal(await suite.goThrough(LOGIN, other)), [403, 'provider-account-unknown']);
    assert.deepEqual(refusal(await suite.goThrough(SPARE, subject)), [403, 'provider-account-unknown']);
  });

  test('redirects with the code flow, PKCE S256, state and nonce, and forbids caching', async () => {
    const answer = await service.client.get(LOGIN);
    const { origin, searchParams } = sentTo(answer);
    assert.equal(origin, provider.issuer);
    assert.equal(answer.headers['cache-control'], 'no-store');
    const { state = '', nonce = '', code_challenge = '', ...rest } = Object.fromEntries(searchParams);
    assert.deepEqual(rest, {
      client_id: 'confidential',
      response_type: 'code',
      scope: 'openid profile',
      code_challenge_method: 'S256',
      redirect_uri: `${service.client.origin}${CALLBACK}`,
    });
    for (const value of [state, nonce, code_challenge]) assert.match(value, /^[\w-]{43}$/);
    assert.equal(new Set([state, nonce, code_challenge]).size, 3);
    assert.match(
      answer.headers['set-cookie']?.[0] ?? '',
      /^tureen_login=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  test('uses the base URL for the callback, whatever the requested host, and sets a Secure cookie', async () => {
    const answer = await based.client.get(LOGIN, { host: 'another.example' });
    assert.equal(sentTo(answer).searchParams.get('redirect_uri'), `${BASE_URL}${CALLBACK}`);
    assert.match(answer.headers['set-cookie']?.[0] ?? '', /^__Host-tureen_login=.*; Secure$/);
  });

  test('stores no login secret in plain text', async () => {
    const { address, cookie } = await setOut(service.client, LOGIN);
    const { state = '', nonce = '' } = Object.fromEntries(new URL(address).searchParams);
    const content = await contentOf(service, engine);
    for (const secret of [cookie.split('=')[1] ?? '', state, nonce]) assert.ok(!content.includes(secret));
  });

  test('signs in a linked identity, sets the session cookie, and redirects to the requested path', async () => {
    const person = await suite.newPerson();
    const subject = suite.newSubject();
    await suite.link(person, subject);
    const target = encodeURIComponent('/recipes/crème?q=a b#top');
    const answer = await suite.goThrough(`${LOGIN}?return_to=${target}`, subject);
    assert.equal(answer.headers.location, '/recipes/cr%C3%A8me?q=a%20b#top');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(cookieOf(answer, 'tureen_login'), '');
    assert.equal((await suite.stateAfter(answer)).user?.id, person.id);
    const cookie = `tureen_session=${cookieOf(answer, 'tureen_session')}`;
    const { body } = await service.client.get<{ items: { auth_method: string; current: boolean }[] }>(
      '/api/v1/account/sessions',
      { cookie },
    );
    assert.equal(body.items.find(({ current }) => current)?.auth_method, 'provider:kitchen');
  });

  test('creates one account with a "Home" library for a new identity if the provider allows sign-up', async () => {
    const subject = suite.newSubject();
    provider.claims.set(subject, { name: ' Ada\nLovelace ', preferred_username: 'ada' });
    const first = await suite.stateAfter(await suite.goThrough(GUESTS, subject));
    assert.equal(first.user?.display_name, 'Ada Lovelace');
    assert.equal(first.user?.instance_admin, false);
    assert.deepEqual(
      first.libraries.map(({ name, role }) => ({ name, role })),
      [{ name: 'Home', role: 'owner' }],
    );
    provider.claims.set(subject, { name: 'Someone Else' });
    assert.deepEqual((await suite.stateAfter(await suite.goThrough(GUESTS, subject))).user, first.user);
    const nameless = await suite.stateAfter(await suite.goThrough(GUESTS, suite.newSubject()));
    assert.equal(nameless.user?.display_name, 'New user');
  });

  test('creates only one account for concurrent first sign-ins of one person', async () => {
    const subject = suite.newSubject();
    const before = await service.rows('select id from account_user');
    const answers = await Promise.all(Array.from({ length: 5 }, () => suite.goThrough(GUESTS, subject)));
    assert.equal((await service.rows('select id from account_user')).length, before.length + 1);
    for (const answer of answers) assert.ok(answer.status === 302 || answer.body.code === 'identity-taken');
    assert.ok(answers.some(({ status }) => status === 302));
  });

  test('signs in through a client without a secret', async () => {
    const person = await suite.newPerson();
    const subject = suite.newSubject();
    await suite.goThrough(`${SPARE}?link=true`, subject, person.session);
    assert.equal((await suite.stateAfter(await suite.goThrough(SPARE, subject))).user?.id, person.id);
  });

  test('lists providers by id and name in the capabilities, without secrets', async () => {
    const { body, text } = await service.client.get<{ auth: string; providers: object[] }>('/api/v1/capabilities');
    assert.equal(body.auth, 'accounts');
    assert.deepEqual(body.providers[0], { id: 'kitchen', name: 'The kitchen' });
    assert.equal(body.providers.length, 5);
    assert.ok(!text.includes('between provider and service'));
  });
});
