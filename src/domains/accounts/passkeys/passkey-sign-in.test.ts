import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import type { AuthenticationResponseJSON } from '@simplewebauthn/server';

import {
  Authenticator,
  addPasskey,
  atLocalhost,
  challenge,
  localhostOf,
  withClientData,
} from '../../../../test/support/authenticator.ts';
import type { Challenged } from '../../../../test/support/authenticator.ts';
import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import { Person, contentOf, cookieOf, newMember, setUp } from '../../../../test/support/people.ts';
import type { AccountState } from '../../../../test/support/people.ts';
import { countRefusals } from '../../../../test/support/refusals.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Passkey } from './passkey.schemas.ts';

const OPTIONS = '/api/v1/auth/passkeys/options';
const VERIFY = '/api/v1/auth/passkeys/verify';

/** A well-formed but empty response. */
const nothing = {
  id: 'x',
  rawId: 'x',
  type: 'public-key',
  response: { clientDataJSON: '', authenticatorData: '', signature: '', userHandle: '' },
};

/** Every failure gets the same answer, so that it does not reveal which passkeys exist. */
const assertRefused = async (client: TestClient, response: object, what?: string): Promise<void> => {
  const { status, headers, body } = await client.post(VERIFY, { response });
  assert.deepEqual(
    { status, code: body.code, detail: body.detail, cookies: headers['set-cookie'] },
    {
      status: 401,
      code: 'invalid-credentials',
      detail: 'The passkey could not be verified. Ask for new options and try again.',
      cookies: undefined,
    },
    what,
  );
};

const changed = (
  response: AuthenticationResponseJSON,
  change: Partial<AuthenticationResponseJSON['response']>,
): AuthenticationResponseJSON => ({ ...response, response: { ...response.response, ...change } });

onEveryEngine('passkey sign-in', (engine) => {
  const clock = new ManualClock();
  const settings = { TUREEN_AUTH: 'accounts', TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000' };
  const service = serviceForSuite(engine, { clock, settings });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  /** A signed-out browser that has requested a challenge. */
  const requestChallenge = (): Promise<Challenged> => challenge(atLocalhost(service.client));
  const answer = (authenticator: Authenticator, { options }: Challenged): AuthenticationResponseJSON =>
    authenticator.get(localhostOf(service.client), options);
  /** A new person with a passkey. */
  const newPersonWithPasskey = async () => {
    const person = await newMember(service, admin, admin.library, 'viewer');
    const authenticator = new Authenticator();
    const passkey = await addPasskey(atLocalhost(person.client), authenticator);
    return { person, authenticator, passkey };
  };
  const refusals = (): Promise<number> => countRefusals(admin, 'session.created');

  test('returns 403 origin-not-allowed if the Origin header is missing or different', async () => {
    const named = service.client.with({ host: new URL(localhostOf(service.client)).host });
    for (const headers of [{}, { origin: 'https://evil.test' }, { origin: 'null' }, { origin: 'http://localhost:1' }]) {
      for (const { status, body } of [
        await named.post(OPTIONS, undefined, headers),
        await named.post(VERIFY, { response: nothing }, headers),
      ]) {
        assert.deepEqual([status, body.code], [403, 'origin-not-allowed'], JSON.stringify(headers));
      }
    }
  });

  test('rejects an options request at an address without passkey support and explains why', async () => {
    const { status, body } = await service.client.post(OPTIONS, undefined, { origin: service.client.origin });
    assert.deepEqual([status, body.code], [403, 'origin-not-allowed']);
    assert.match(body.detail, /Browsers allow passkeys at https addresses.*reached by the name "127\.0\.0\.1:\d+"/);
  });

  test('rejects a response that does not verify (401 invalid-credentials), consumes the challenge, and records the attempt', async () => {
    const { authenticator } = await newPersonWithPasskey();
    const other = await newPersonWithPasskey();
    const handle = Buffer.from(other.person.id).toString('base64url');
    const cases: Readonly<Record<string, (requested: Challenged) => object>> = {
      'a wrong signature': (requested) => {
        const { signature } = answer(other.authenticator, requested).response;
        return changed(answer(authenticator, requested), { signature });
      },
      'another origin': ({ options }) => authenticator.get('http://localhost:1', options),
      'another challenge': (requested) =>
        answer(authenticator, { ...requested, options: { ...requested.options, challenge: 'AAAA' } }),
      'a non-text challenge': (requested) => withClientData(answer(authenticator, requested), { challenge: [] }),
      'a registration': (requested) => withClientData(answer(authenticator, requested), { type: 'webauthn.create' }),
      'another raw id': (requested) => ({ ...answer(authenticator, requested), rawId: 'AAAA' }),
      'another user’s handle': (requested) => changed(answer(authenticator, requested), { userHandle: handle }),
      'no handle': (requested) => changed(answer(authenticator, requested), { userHandle: '' }),
      'invalid base64url': (requested) => changed(answer(authenticator, requested), { authenticatorData: '🍲 = %' }),
      'a user who was not verified': (requested) => {
        authenticator.verifiesUser = false;
        const response = answer(authenticator, requested);
        authenticator.verifiesUser = true;
        return response;
      },
    };
    const before = await refusals();
    for (const [what, make] of Object.entries(cases)) {
      const requested = await requestChallenge();
      await assertRefused(requested.client, make(requested), what);
      await assertRefused(requested.client, answer(authenticator, requested), `${what}, then a valid response`);
    }
    assert.equal(await refusals(), before + 2 * Object.keys(cases).length);
    const requested = await requestChallenge();
    assert.equal((await requested.client.post(VERIFY, { response: answer(authenticator, requested) })).status, 200);
  });

  test('gives unknown and deleted passkeys the same response', async () => {
    const { person, authenticator, passkey } = await newPersonWithPasskey();
    await assertRefused((await requestChallenge()).client, nothing);
    await person.client.delete(`/api/v1/account/passkeys/${passkey.id}`);
    const requested = await requestChallenge();
    await assertRefused(requested.client, answer(authenticator, requested));
  });

  test('gives a disabled user the same response until they are enabled again', async () => {
    const { person, authenticator } = await newPersonWithPasskey();
    const path = `/api/v1/users/${person.id}`;
    const requested = await requestChallenge();
    assert.equal((await admin.client.patch(path, { disabled: true })).status, 200);
    await assertRefused(requested.client, answer(authenticator, requested));
    assert.equal((await admin.client.patch(path, { disabled: false })).status, 200);
    const again = await requestChallenge();
    assert.equal((await again.client.post(VERIFY, { response: answer(authenticator, again) })).status, 200);
  });

  test('rejects a counter that does not increase', async () => {
    const { authenticator, passkey } = await newPersonWithPasskey();
    await service.write(`update passkey set counter = 2 where id = '${passkey.id}'`);
    for (const _ of ['one', 'two']) {
      const requested = await requestChallenge();
      await assertRefused(requested.client, answer(authenticator, requested));
    }
    const requested = await requestChallenge();
    assert.equal((await requested.client.post(VERIFY, { response: answer(authenticator, requested) })).status, 200);
    const [row] = await service.rows(`select counter from passkey where id = '${passkey.id}'`);
    assert.equal(Number(row?.['counter']), 3);
  });

  test('accepts a challenge only once', async () => {
    const { authenticator } = await newPersonWithPasskey();
    const requested = await requestChallenge();
    const [first, second] = [answer(authenticator, requested), answer(authenticator, requested)];
    assert.equal((await requested.client.post(VERIFY, { response: first })).status, 200);
    await assertRefused(requested.client, first);
    await assertRefused(requested.client, second);
  });

  test('binds a challenge to the browser that requested it', async () => {
    const { authenticator } = await newPersonWithPasskey();
    const [mine, theirs] = [await requestChallenge(), await requestChallenge()];
    const response = answer(authenticator, mine);
    await assertRefused(atLocalhost(service.client), response, 'without a cookie');
    await assertRefused(atLocalhost(service.client).with({ cookie: 'tureen_challenge=' }), response, 'an empty cookie');
    await assertRefused(theirs.client, response, 'with the cookie of another browser');
    assert.equal((await mine.client.post(VERIFY, { response })).status, 200);
  });

  test('a challenge expires after five minutes', async () => {
    const { authenticator } = await newPersonWithPasskey();
    const [early, late] = [await requestChallenge(), await requestChallenge()];
    clock.advance({ minutes: 4, seconds: 59 });
    assert.equal((await early.client.post(VERIFY, { response: answer(authenticator, early) })).status, 200);
    clock.advance({ seconds: 1 });
    await assertRefused(late.client, answer(authenticator, late));
  });

  test('accepts exactly one of 50 concurrent requests with the same challenge', async () => {
    const { authenticator } = await newPersonWithPasskey();
    const requested = await requestChallenge();
    // Each has a higher counter, so that the challenge and not the counter decides.
    const responses = Array.from({ length: 50 }, () => answer(authenticator, requested));
    const answers = await Promise.all(responses.map((response) => requested.client.post(VERIFY, { response })));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 49 }, () => 401)],
    );
  });

  test('accepts exactly one of 50 copies of an authenticator, each with its own challenge', async () => {
    const { authenticator } = await newPersonWithPasskey();
    const requested = await Promise.all(Array.from({ length: 50 }, requestChallenge));
    const answers = await Promise.all(
      requested.map((one) => one.client.post(VERIFY, { response: answer(authenticator.copy(), one) })),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  test('hides the challenge cookie from scripts and lets it last five minutes', async () => {
    const { answer: options } = await requestChallenge();
    const [cookie = '', ...more] = options.headers['set-cookie'] ?? [];
    assert.match(cookie, /^tureen_challenge=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.deepEqual(more, []);
    assert.equal(options.headers['cache-control'], 'no-store');
  });

  test('does not name a user in the options', async () => {
    const { challenge: text, ...options } = (await requestChallenge()).options;
    assert.match(text, /^[\w-]{43}$/);
    assert.deepEqual(options, { rpId: 'localhost', timeout: 300_000, userVerification: 'required' });
  });

  test('signs in without a username, returns the account state and a session, and clears the challenge', async () => {
    const { person, authenticator } = await newPersonWithPasskey();
    const requested = await requestChallenge();
    clock.advance({ minutes: 1 });
    const signedIn = await requested.client.post<AccountState>(VERIFY, { response: answer(authenticator, requested) });
    assert.equal(signedIn.status, 200, signedIn.text);
    assert.equal(signedIn.body.user?.id, person.id);
    assert.equal(signedIn.body.passkeys_available, true);
    assert.equal(cookieOf(signedIn, 'tureen_challenge'), '');
    const again = new Person(service.client, signedIn, person.username, '');
    const sessions = await again.client.get<{ items: { auth_method: string; current: boolean }[] }>(
      '/api/v1/account/sessions',
    );
    assert.equal(sessions.body.items.find(({ current }) => current)?.auth_method, 'passkey');
    const { body } = await again.client.get<{ passkeys: Passkey[] }>('/api/v1/account/passkeys');
    assert.equal(body.passkeys[0]?.last_used_at, clock.now().toISOString());
  });

  test('stores neither the challenge nor the browser’s secret in plain text', async () => {
    const { options, answer: sent } = await requestChallenge();
    const content = await contentOf(service, engine);
    assert.ok(!content.includes(options.challenge));
    assert.ok(!content.includes(cookieOf(sent, 'tureen_challenge') ?? assert.fail()));
  });
});

onEveryEngine('passkey challenge rate limit', (engine) => {
  const clock = new ManualClock();
  const settings = { TUREEN_AUTH: 'accounts', TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '3' };
  const service = serviceForSuite(engine, { clock, settings });

  test('limits requests and responses per network address and minute (429 rate-limited)', async () => {
    const client = atLocalhost(service.client);
    for (const [path, json, usual] of [
      [OPTIONS, undefined, 200],
      [VERIFY, { response: nothing }, 401],
    ] as const) {
      const send = () => client.post(path, json);
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await send()).status);
      assert.deepEqual(statuses, [usual, usual, usual, 429]);
      const { body, headers } = await send();
      assert.deepEqual([body.code, headers['retry-after']], ['rate-limited', '60']);
      clock.advance({ minutes: 1 });
      assert.equal((await send()).status, usual);
    }
  });
});
