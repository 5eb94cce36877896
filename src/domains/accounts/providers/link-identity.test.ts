import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { TestProvider } from '../../../../test/support/openid-provider.ts';
import { bearer, cookieOf, newToken, signIn } from '../../../../test/support/people.ts';
import { LINK, LOGIN, ProviderSuite, comeBack, refusal, setOut } from '../../../../test/support/provider-login.ts';

const provider = await TestProvider.start();
after(() => provider.stop());

onEveryEngine('linking an identity', (engine) => {
  const suite = new ProviderSuite(engine, provider);
  const { service, clock } = suite;

  test('requires a browser session (401 without credentials, 403 browser-session-required with a token)', async () => {
    assert.deepEqual(refusal(await service.client.get(LINK)), [401, 'authentication-required']);
    const token = await newToken(await suite.newPerson(), 'read', 'write');
    assert.deepEqual(refusal(await bearer(service, token).get(LINK)), [403, 'browser-session-required']);
    assert.deepEqual(refusal(await bearer(service, 'nothing').get(LINK)), [401, 'invalid-credentials']);
  });

  test('rejects a link started from another site', async () => {
    const { client } = await suite.newPerson();
    for (const site of ['cross-site', 'same-site', 'anything']) {
      assert.deepEqual(refusal(await client.get(LINK, { 'sec-fetch-site': site })), [403, 'origin-not-allowed']);
    }
    for (const site of ['same-origin', 'none']) {
      assert.equal((await client.get(LINK, { 'sec-fetch-site': site })).status, 302);
    }
    assert.equal((await service.client.get(LOGIN, { 'sec-fetch-site': 'cross-site' })).status, 302);
  });

  test('requires a session confirmed within the last five minutes', async () => {
    const { client } = await suite.newPerson();
    clock.advance({ minutes: 5 });
    assert.equal((await client.get(LINK)).status, 302);
    clock.advance({ seconds: 1 });
    assert.deepEqual(refusal(await client.get(LINK)), [403, 'recent-authentication-required']);
    assert.equal((await client.get(LOGIN)).status, 302);
  });

  test('rejects a link started from a recovery session', async () => {
    const { client, username } = await suite.newPerson();
    const { body } = await client.post<{ codes: string[] }>('/api/v1/account/recovery-codes', {});
    const recovered = await service.client.post('/api/v1/auth/recover', { username, code: body.codes[0] });
    const cookie = `tureen_session=${cookieOf(recovered, 'tureen_session')}`;
    assert.deepEqual(refusal(await service.client.get(LINK, { cookie })), [403, 'credential-renewal-required']);
  });

  test('rejects an identity linked to another account (409 identity-taken) but lets its owner link it again', async () => {
    const subject = suite.newSubject();
    const [first, second] = [await suite.newPerson(), await suite.newPerson()];
    assert.equal((await suite.link(first, subject)).status, 302);
    assert.deepEqual(refusal(await suite.link(second, subject)), [409, 'identity-taken']);
    assert.equal((await suite.link(first, subject)).status, 302);
    assert.equal((await suite.stateAfter(await suite.goThrough(LOGIN, subject))).user?.id, first.id);
  });

  test('gives an identity to only one of several accounts that link it concurrently', async () => {
    const subject = suite.newSubject();
    const people = await Promise.all(Array.from({ length: 5 }, () => suite.newPerson()));
    const answers = await Promise.all(people.map((person) => suite.link(person, subject)));
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    assert.deepEqual(statuses, [302, 409, 409, 409, 409]);
  });

  test('rejects the callback once the session that started the link has ended', async () => {
    const { client, session } = await suite.newPerson();
    const underway = await setOut(client, LINK);
    const path = await provider.visit(underway.address, suite.newSubject());
    await client.post('/api/v1/auth/sign-out', {});
    assert.deepEqual(refusal(await comeBack(service, underway, path, session)), [401, 'provider-sign-in-failed']);
  });

  test('never returns a 500 when a session ends while its links are starting', async () => {
    for (let round = 1; round <= 10; round += 1) {
      const { client } = await suite.newPerson();
      const links = Array.from({ length: 4 }, () => client.get(LINK));
      const answers = await Promise.all([...links, client.post('/api/v1/auth/sign-out', {}), client.get(LINK)]);
      for (const { status, text } of answers) assert.ok([200, 302, 401].includes(status), text);
    }
  });

  test('rejects a callback from another session or without one', async () => {
    const { client, username } = await suite.newPerson();
    const { session: other } = await signIn(service, username);
    for (const session of [undefined, other, 'nothing']) {
      const underway = await setOut(client, LINK);
      const path = await provider.visit(underway.address, suite.newSubject());
      assert.deepEqual(refusal(await comeBack(service, underway, path, session)), [401, 'provider-sign-in-failed']);
    }
    const event = await suite.lastOf('identity.linked');
    assert.deepEqual(event, { outcome: 'refused', actor_id: '', target_id: 'kitchen' });
  });

  test('keeps the session, redirects to the requested path, and records the link', async () => {
    const person = await suite.newPerson();
    const subject = suite.newSubject();
    const linked = await suite.goThrough(`${LINK}&return_to=/settings`, subject, person.session);
    assert.equal(linked.headers.location, '/settings');
    assert.equal(cookieOf(linked, 'tureen_session'), undefined);
    assert.equal(cookieOf(linked, 'tureen_login'), '');
    const event = await suite.lastOf('identity.linked');
    assert.deepEqual(event, { outcome: 'succeeded', actor_id: person.id, target_id: `kitchen:${subject}` });
  });

  test('rejects sign-in with an unlinked identity', async () => {
    const subject = suite.newSubject();
    await suite.link(await suite.newPerson(), subject);
    assert.equal((await suite.goThrough(LOGIN, subject)).status, 302);
    await service.write(`delete from provider_identity where subject = '${subject}'`);
    assert.deepEqual(refusal(await suite.goThrough(LOGIN, subject)), [403, 'provider-account-unknown']);
  });
});
