import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { NATIVE_TOKEN, TestApp, codeIn } from '../../../../test/support/native-app.ts';
import type { NativeSession } from '../../../../test/support/native-app.ts';
import { TestProvider } from '../../../../test/support/openid-provider.ts';
import { bearer, cookieOf } from '../../../../test/support/people.ts';
import type { AccountState } from '../../../../test/support/people.ts';
import {
  APP_ADDRESS,
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

onEveryEngine('native login', (engine) => {
  const suite = new ProviderSuite(engine, provider);
  const { service } = suite;
  const local = serviceForSuite(engine);

  test('returns 404 authentication-disabled if account authentication is disabled', async () => {
    const app = new TestApp();
    const answers = [await local.client.get(app.loginPath()), await app.redeem(local, 'x')];
    for (const answer of answers) assert.deepEqual(refusal(answer), [404, 'authentication-disabled']);
  });

  test('returns 404 provider-not-found for an unknown provider and 503 unavailable for an unreachable one', async () => {
    const app = new TestApp();
    assert.deepEqual(refusal(await service.client.get(app.loginPath({}, 'nobody'))), [404, 'provider-not-found']);
    assert.deepEqual(refusal(await service.client.get(app.loginPath({}, 'closed'))), [503, 'unavailable']);
  });

  test('rejects a redirect URI that is not allowed (422 at query.redirect_uri)', async () => {
    for (const redirect_uri of [
      'https://evil.example/callback',
      'app.example:/callback',
      `${APP_ADDRESS}&more=1`,
      'http://127.0.0.1.evil.example/callback',
      'http://127.0.0.1:9/#fragment',
      'javascript:alert(1)',
      'nonsense',
      '',
    ]) {
      const answer = await service.client.get(new TestApp().loginPath({ redirect_uri }));
      assert.deepEqual(placeOf(answer), [422, 'query.redirect_uri'], redirect_uri);
    }
  });

  test('rejects an invalid challenge, method, state or link ticket (422)', async () => {
    for (const [field, wrong] of [
      ['code_challenge', 'short'],
      ['code_challenge_method', 'plain'],
      ['state', ''],
      ['state', 'x'.repeat(501)],
      ['link_ticket', ''],
    ] as const) {
      const answer = await service.client.get(new TestApp().loginPath({ [field]: wrong }));
      assert.deepEqual(placeOf(answer), [422, `query.${field}`]);
    }
  });

  test('reports the reason for a failure to the redirect URI of the app and opens no session', async () => {
    const app = new TestApp();
    for (const [subject, description] of [
      [undefined, 'provider-sign-in-failed'],
      [suite.newSubject(), 'provider-account-unknown'],
    ] as const) {
      const answer = await suite.goThrough(app.loginPath(), subject);
      const { protocol, pathname, searchParams } = sentTo(answer);
      assert.equal(`${protocol}${pathname}`, 'app.example:/callback');
      assert.deepEqual(Object.fromEntries(searchParams), {
        from: 'tureen',
        error: 'access_denied',
        error_description: description,
        state: 'of the app',
      });
      assert.equal(cookieOf(answer, 'tureen_session'), undefined);
      assert.equal(answer.headers['cache-control'], 'no-store');
    }
  });

  test('reports an unreachable provider to the app', async () => {
    const underway = await setOut(service.client, new TestApp().loginPath());
    const path = await provider.visit(underway.address, suite.newSubject());
    const answer = await provider.whileAway(() => comeBack(service, underway, path));
    assert.equal(sentTo(answer).searchParams.get('error'), 'temporarily_unavailable');
  });

  test('redirects an app on loopback to any port it listens on', async () => {
    const app = new TestApp();
    for (const redirect_uri of ['http://127.0.0.1:51234/done', 'http://[::1]:8080/', 'http://localhost/']) {
      const path = app.loginPath({ redirect_uri, state: 'ä & ö' }, 'guests');
      const redirectUrl = sentTo(await suite.goThrough(path, suite.newSubject()));
      assert.equal(`${redirectUrl.origin}${redirectUrl.pathname}`, redirect_uri);
      assert.equal(redirectUrl.searchParams.get('state'), 'ä & ö');
      assert.equal((await app.redeem(service, codeIn(redirectUrl))).status, 200);
    }
  });
});

onEveryEngine('native token exchange', (engine) => {
  const suite = new ProviderSuite(engine, provider);
  const { service, clock } = suite;
  const settings = { ...settingsWith(provider), TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '3' };
  const strict = serviceForSuite(engine, { settings, clock });
  const wrong = [401, 'invalid-credentials'] as const;
  /** A code from a provider that allows sign-up. */
  const newCode = async (app: TestApp, subject = suite.newSubject()): Promise<string> =>
    codeIn(sentTo(await suite.goThrough(app.loginPath({}, 'guests'), subject)));

  test('rejects a missing code and a verifier that is not in the form of RFC 7636 (422)', async () => {
    const { verifier } = new TestApp();
    for (const [field, bad] of [
      ['code', undefined],
      ['code', ''],
      ['code_verifier', undefined],
      ['code_verifier', 'a'.repeat(42)],
      ['code_verifier', 'a'.repeat(129)],
      ['code_verifier', `${'a'.repeat(42)} `],
    ] as const) {
      const answer = await service.client.post(NATIVE_TOKEN, { code: 'x', code_verifier: verifier, [field]: bad });
      assert.deepEqual(placeOf(answer), [422, `body.${field}`]);
    }
  });

  test('rejects a code without its verifier and consumes it', async () => {
    const app = new TestApp();
    const code = await newCode(app);
    const before = await countRefusals(suite.admin, 'session.created');
    assert.deepEqual(refusal(await new TestApp().redeem(service, code)), wrong);
    assert.deepEqual(refusal(await app.redeem(service, code)), wrong);
    assert.deepEqual(refusal(await app.redeem(service, 'nothing')), wrong);
    assert.equal(await countRefusals(suite.admin, 'session.created'), before + 3);
  });

  test('a code expires after one minute', async () => {
    const app = new TestApp();
    const [early, late] = [await newCode(app), await newCode(app)];
    clock.advance({ seconds: 59 });
    assert.equal((await app.redeem(service, early)).status, 200);
    clock.advance({ seconds: 1 });
    assert.deepEqual(refusal(await app.redeem(service, late)), wrong);
  });

  test('accepts exactly one of 50 concurrent attempts', async () => {
    const app = new TestApp();
    const code = await newCode(app);
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.redeem(service, code)));
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
    assert.equal(answers.filter(({ status }) => status === 401).length, 49);
  });

  test('rejects a user who has been disabled', async () => {
    const app = new TestApp();
    const subject = suite.newSubject();
    const { body } = await app.redeem<NativeSession>(service, await newCode(app, subject));
    const state = await bearer(service, body.access_token).get<AccountState>('/api/v1/account');
    const code = await newCode(app, subject);
    await suite.admin.client.patch(`/api/v1/users/${state.body.user?.id}`, { disabled: true });
    assert.deepEqual(refusal(await app.redeem(service, code)), wrong);
  });

  test('limits attempts per network address (429 rate-limited)', async () => {
    const app = new TestApp();
    for (let count = 1; count <= 3; count += 1) assert.deepEqual(refusal(await app.redeem(strict, 'x')), wrong);
    assert.deepEqual(refusal(await app.redeem(strict, 'x')), [429, 'rate-limited']);
  });

  test('returns an access token that works as a Bearer session and expires after 90 days', async () => {
    const app = new TestApp();
    const answer = await app.redeem<NativeSession>(service, await newCode(app));
    const { access_token, expires_at } = answer.body;
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.equal(answer.headers['set-cookie'], undefined);
    assert.equal(Date.parse(expires_at) - clock.now().getTime(), 90 * 24 * 3_600_000);
    const client = bearer(service, access_token);
    assert.equal((await client.post('/api/v1/tags', { name: 'from the app' })).status, 201);
    const { body } = await client.get<{ items: { auth_method: string }[] }>('/api/v1/account/sessions');
    assert.deepEqual(
      body.items.map(({ auth_method }) => auth_method),
      ['provider:guests'],
    );
  });
});
