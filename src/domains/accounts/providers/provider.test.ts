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
import { serviceForSuite } from '../../../../test/support/test-service.ts';

const provider = await TestProvider.start();
after(() => provider.stop());

const settings = settingsWith(provider);
const CALLBACK = '/api/v1/auth/kitchen/callback';
const BASE_URL = 'https://recipes.example.org';
const GUESTS = '/api/v1/auth/guests/login';
const SPARE = '/api/v1/auth/spare/login';
const failed = [401, 'provider-sign-in-failed'] as const;

onEveryEngine('sign in with a provider', (engine) => {
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

  test('if account authentication is disabled, it is 404 authentication-disabled, and no provider is listed', async () => {
    for (const path of [LOGIN, LINK, CALLBACK, '/api/v1/auth/nobody/login']) {
      assert.deepEqual(refusal(await local.client.get(path)), [404, 'authentication-disabled']);
    }
    assert.deepEqual((await local.client.get<{ providers: [] }>('/api/v1/capabilities')).body.providers, []);
  });

  test('an unknown provider is 404 provider-not-found', async () => {
    for (const id of ['nobody', 'KITCHEN', 'sign-in', '__proto__', 'x'.repeat(300)]) {
      for (const path of ['login', 'callback', 'callback?code=x&state=y']) {
        assert.deepEqual(refusal(await service.client.get(`/api/v1/auth/${id}/${path}`)), [404, 'provider-not-found']);
      }
    }
  });

  test('return_to must be a path on this service', async () => {
    for (const away of ['//evil.example', '/\\evil.example', 'https://evil.example', 'x', '', '/\t/evil.example']) {
      const answer = await service.client.get(`${LOGIN}?return_to=${encodeURIComponent(away)}`);
      assert.deepEqual(placeOf(answer), [422, 'query.return_to'], away);
    }
  });

  test('rejects other hosts if no base URL is set', async () => {
    for (const host of ['evil.example', '127.0.0.1.evil.example', '[', 'a b', '@', '127.0.0.1:99999']) {
      assert.deepEqual(refusal(await service.client.get(LOGIN, { host })), [403, 'host-not-allowed'], host);
    }
  });

  test('an unreachable provider is 503 unavailable and is contacted again the next time', async () => {
    const closed = await service.client.get('/api/v1/auth/closed/login');
    assert.deepEqual(refusal(closed), [503, 'unavailable']);
    assert.equal(closed.headers['retry-after'], '1');
    const away = await provider.whileAway(() => service.client.get(SPARE));
    assert.deepEqual(refusal(away), [503, 'unavailable']);
    assert.equal((await service.client.get(SPARE)).status, 302);
    // The metadata of the first request is cached.
    assert.equal((await provider.whileAway(() => service.client.get(SPARE))).status, 302);
  });

  test('limits logins and callbacks per address and minute: 429', async () => {
    for (const path of [LOGIN, CALLBACK]) {
      for (let count = 1; count <= 3; count += 1) assert.notEqual((await strict.client.get(path)).status, 429);
      const answer = await strict.client.get(path);
      assert.deepEqual(refusal(answer), [429, 'rate-limited']);
      assert.equal(answer.headers['retry-after'], '60');
    }
  });

  test('rejects a callback with a wrong state, issuer or code, and consumes the login', async () => {
    const subject = await newLinked();
    for (const spoil of [
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
      spoil(query);
      const spoilt = `${CALLBACK}?${query.toString()}`;
      assert.deepEqual(refusal(await comeBack(service, underway, spoilt)), failed, spoilt);
      assert.deepEqual(refusal(await comeBack(service, underway, path)), failed);
    }
    assert.equal((await suite.goThrough(LOGIN, subject)).status, 302);
  });

  test('a callback with a duplicate parameter is 422', async () => {
    assert.deepEqual(placeOf(await service.client.get(`${CALLBACK}?code=a&code=b`)), [422, 'query.code']);
  });

  test('rejects a callback in a browser that did not start the login', async () => {
    const mine = await setOut(service.client, LOGIN);
    const other = await setOut(service.client, LOGIN);
    const path = await provider.visit(mine.address, await newLinked());
    for (const cookie of [{}, { cookie: 'tureen_login=' }, { cookie: 'tureen_login=x' }, { cookie: other.cookie }]) {
      assert.deepEqual(refusal(await service.client.get(path, cookie)), failed);
    }
    assert.equal((await comeBack(service, mine, path)).status, 302);
  });

  test('rejects a login of one provider at the callback of another', async () => {
    const underway = await setOut(service.client, LOGIN);
    const path = await provider.visit(underway.address, await newLinked());
    assert.deepEqual(refusal(await comeBack(service, underway, path.replace('/kitchen/', '/guests/'))), failed);
  });

  test('the code of another login does not work: PKCE binds it to the browser that requested it', async () => {
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

  test('a callback works once', async () => {
    const underway = await setOut(service.client, LOGIN);
    const path = await provider.visit(underway.address, await newLinked());
    assert.equal((await comeBack(service, underway, path)).status, 302);
    assert.deepEqual(refusal(await comeBack(service, underway, path)), failed);
  });

  test('of 50 concurrent callbacks one wins', async () => {
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

  test('a person who declines at the provider is not signed in', async () => {
    const answer = await suite.goThrough(LOGIN, undefined);
    assert.deepEqual(refusal(answer), failed);
    assert.deepEqual(answer.body.params, { reason: 'access_denied' });
    assert.equal(cookieOf(answer, 'tureen_session'), undefined);
  });

  test('a provider that is unreachable during the code exchange is 503 unavailable, and the login is consumed', async () => {
    const underway = await setOut(service.client, LOGIN);
    const path = await provider.visit(underway.address, await newLinked());
    const answer = await provider.whileAway(() => comeBack(service, underway, path));
    assert.deepEqual(refusal(answer), [503, 'unavailable']);
    assert.deepEqual(refusal(await comeBack(service, underway, path)), failed);
  });

  test('an identity without an account is 403 provider-account-unknown', async () => {
    const answer = await suite.goThrough(LOGIN, suite.newSubject());
    assert.deepEqual(refusal(answer), [403, 'provider-account-unknown']);
    assert.equal(cookieOf(answer, 'tureen_session'), undefined);
    assert.deepEqual(await suite.lastOf('session.created'), { outcome: 'refused', actor_id: '', target_id: '' });
  });

  test('a disabled user is 401 provider-sign-in-failed and can sign in again once enabled', async () => {
    const person = await suite.newPerson();
    const { id } = person;
    const subject = suite.newSubject();
    await suite.link(person, subject);
    await suite.admin.client.patch(`/api/v1/users/${id}`, { disabled: true });
    assert.deepEqual(refusal(await suite.goThrough(LOGIN, subject)), failed);
    assert.deepEqual(await suite.lastOf('session.created'), { outcome: 'refused', actor_id: '', target_id: id });
    await suite.admin.client.patch(`/api/v1/users/${id}`, { disabled: false });
    assert.equal((await suite.stateAfter(await suite.goThrough(LOGIN, subject))).user?.id, id);
  });

  test('an account is found by provider and subject, never by e-mail or by the subject at another provider', async () => {
    const [subject, other] = [await newLinked(), suite.newSubject()];
    for (const one of [subject, other]) provider.claims.set(one, { email: 'same@example.org', email_verified: true });
    assert.deepEqual(refusal(await suite.goThrough(LOGIN, other)), [403, 'provider-account-unknown']);
    assert.deepEqual(refusal(await suite.goThrough(SPARE, subject)), [403, 'provider-account-unknown']);
  });

  test('redirects with the code flow, PKCE S256, state and nonce, and is not cached', async () => {
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

  test('with a base URL the callback uses it, whatever the requested host, with a Secure cookie', async () => {
    const answer = await based.client.get(LOGIN, { host: 'another.example' });
    assert.equal(sentTo(answer).searchParams.get('redirect_uri'), `${BASE_URL}${CALLBACK}`);
    assert.match(answer.headers['set-cookie']?.[0] ?? '', /^__Host-tureen_login=.*; Secure$/);
  });

  test('no secret of a login is stored', async () => {
    const { address, cookie } = await setOut(service.client, LOGIN);
    const { state = '', nonce = '' } = Object.fromEntries(new URL(address).searchParams);
    const content = await contentOf(service, engine);
    for (const secret of [cookie.split('=')[1] ?? '', state, nonce]) assert.ok(!content.includes(secret));
  });

  test('a linked identity signs in: the session is in the cookie, and the browser goes to the requested path', async () => {
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

  test('where the provider may sign people up, they get an account with a library "Home", once', async () => {
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

  test('of several concurrent first sign-ins of one person only one creates an account', async () => {
    const subject = suite.newSubject();
    const before = await service.rows('select id from account_user');
    const answers = await Promise.all(Array.from({ length: 5 }, () => suite.goThrough(GUESTS, subject)));
    assert.equal((await service.rows('select id from account_user')).length, before.length + 1);
    for (const answer of answers) assert.ok(answer.status === 302 || answer.body.code === 'identity-taken');
    assert.ok(answers.some(({ status }) => status === 302));
  });

  test('sign-in also works for a client without a secret', async () => {
    const person = await suite.newPerson();
    const subject = suite.newSubject();
    await suite.goThrough(`${SPARE}?link=true`, subject, person.session);
    assert.equal((await suite.stateAfter(await suite.goThrough(SPARE, subject))).user?.id, person.id);
  });

  test('the capabilities list the providers by id and name, and nothing secret', async () => {
    const { body, text } = await service.client.get<{ auth: string; providers: object[] }>('/api/v1/capabilities');
    assert.equal(body.auth, 'accounts');
    assert.deepEqual(body.providers[0], { id: 'kitchen', name: 'The kitchen' });
    assert.equal(body.providers.length, 5);
    assert.ok(!text.includes('between provider and service'));
  });
});
