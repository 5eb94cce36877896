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

onEveryEngine('sign-in with a passkey', (engine) => {
  const clock = new ManualClock();
  const settings = { TUREEN_AUTH: 'accounts', TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000' };
  const service = serviceForSuite(engine, { clock, settings });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  /** A signed-out browser that has requested a challenge. */
  const asking = (): Promise<Challenged> => challenge(atLocalhost(service.client));
  const answer = (authenticator: Authenticator, { options }: Challenged): AuthenticationResponseJSON =>
    authenticator.get(localhostOf(service.client), options);
  /** A new person with a passkey. */
  const someone = async () => {
    const person = await newMember(service, admin, admin.library, 'viewer');
    const authenticator = new Authenticator();
    const passkey = await addPasskey(atLocalhost(person.client), authenticator);
    return { person, authenticator, passkey };
  };
  /** The users whose sign-ins were rejected, in order. */
  const refusals = async (): Promise<readonly string[]> => {
    const rows = await service.rows(
      "select target_id from audit_event where action = 'session.created' and outcome = 'refused' order by id",
    );
    return rows.map(({ target_id }) => String(target_id));
  };

  test('public sign-in requires the configured Origin header: without it, or with another, 403', async () => {
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

  test('where browsers allow no passkeys there are no options, and the response says why', async () => {
    const { status, body } = await service.client.post(OPTIONS, undefined, { origin: service.client.origin });
    assert.deepEqual([status, body.code], [403, 'origin-not-allowed']);
    assert.match(body.detail, /Browsers allow passkeys at https addresses.*reached by the name "127\.0\.0\.1:\d+"/);
  });

  test('a response that does not verify is 401 invalid-credentials, consumes the challenge and is recorded', async () => {
    const { person, authenticator } = await someone();
    const other = await someone();
    const handle = Buffer.from(other.person.id).toString('base64url');
    const cases: Readonly<Record<string, (asked: Challenged) => object>> = {
      'a false signature': (asked) => {
        const { signature } = answer(other.authenticator, asked).response;
        return changed(answer(authenticator, asked), { signature });
      },
      'another origin': ({ options }) => authenticator.get('http://localhost:1', options),
      'another challenge': (asked) =>
        answer(authenticator, { ...asked, options: { ...asked.options, challenge: 'AAAA' } }),
      'a challenge that is no text': (asked) => withClientData(answer(authenticator, asked), { challenge: [] }),
      'a registration': (asked) => withClientData(answer(authenticator, asked), { type: 'webauthn.create' }),
      'another raw id': (asked) => ({ ...answer(authenticator, asked), rawId: 'AAAA' }),
      'another’s handle': (asked) => changed(answer(authenticator, asked), { userHandle: handle }),
      'no handle': (asked) => changed(answer(authenticator, asked), { userHandle: '' }),
      'no base64url': (asked) => changed(answer(authenticator, asked), { authenticatorData: '🍲 = %' }),
      'a user who was not verified': (asked) => {
        authenticator.verifiesUser = false;
        const response = answer(authenticator, asked);
        authenticator.verifiesUser = true;
        return response;
      },
    };
    const before = (await refusals()).length;
    for (const [what, make] of Object.entries(cases)) {
      const asked = await asking();
      await assertRefused(asked.client, make(asked), what);
      await assertRefused(asked.client, answer(authenticator, asked), `${what}, then a right one`);
    }
    assert.deepEqual(
      (await refusals()).slice(before),
      Object.keys(cases).flatMap(() => [person.id, person.id]),
    );
    const asked = await asking();
    assert.equal((await asked.client.post(VERIFY, { response: answer(authenticator, asked) })).status, 200);
  });

  test('unknown and deleted passkeys get the same answer', async () => {
    const { person, authenticator, passkey } = await someone();
    await assertRefused((await asking()).client, nothing);
    assert.equal((await refusals()).at(-1), '');
    await person.client.delete(`/api/v1/account/passkeys/${passkey.id}`);
    const asked = await asking();
    await assertRefused(asked.client, answer(authenticator, asked));
  });

  test('a disabled user gets the same answer and can sign in again once enabled', async () => {
    const { person, authenticator } = await someone();
    const path = `/api/v1/users/${person.id}`;
    const asked = await asking();
    assert.equal((await admin.client.patch(path, { disabled: true })).status, 200);
    await assertRefused(asked.client, answer(authenticator, asked));
    assert.equal((await refusals()).at(-1), person.id);
    assert.equal((await admin.client.patch(path, { disabled: false })).status, 200);
    const again = await asking();
    assert.equal((await again.client.post(VERIFY, { response: answer(authenticator, again) })).status, 200);
  });

  test('rejects a counter that does not increase', async () => {
    const { authenticator, passkey } = await someone();
    await service.write(`update passkey set counter = 2 where id = '${passkey.id}'`);
    for (const _ of ['one', 'two']) {
      const asked = await asking();
      await assertRefused(asked.client, answer(authenticator, asked));
    }
    const asked = await asking();
    assert.equal((await asked.client.post(VERIFY, { response: answer(authenticator, asked) })).status, 200);
    const [row] = await service.rows(`select counter from passkey where id = '${passkey.id}'`);
    assert.equal(Number(row?.['counter']), 3);
  });

  test('a challenge is single-use, even after a successful use', async () => {
    const { authenticator } = await someone();
    const asked = await asking();
    const [first, second] = [answer(authenticator, asked), answer(authenticator, asked)];
    assert.equal((await asked.client.post(VERIFY, { response: first })).status, 200);
    await assertRefused(asked.client, first);
    await assertRefused(asked.client, second);
  });

  test('a challenge is bound to the browser', async () => {
    const { authenticator } = await someone();
    const [mine, theirs] = [await asking(), await asking()];
    const response = answer(authenticator, mine);
    await assertRefused(atLocalhost(service.client), response, 'without a cookie');
    await assertRefused(atLocalhost(service.client).with({ cookie: 'tureen_challenge=' }), response, 'an empty one');
    await assertRefused(theirs.client, response, 'the cookie of another');
    assert.equal((await mine.client.post(VERIFY, { response })).status, 200);
  });

  test('a challenge expires after five minutes', async () => {
    const { authenticator } = await someone();
    const [early, late] = [await asking(), await asking()];
    clock.advance({ minutes: 4, seconds: 59 });
    assert.equal((await early.client.post(VERIFY, { response: answer(authenticator, early) })).status, 200);
    clock.advance({ seconds: 1 });
    await assertRefused(late.client, answer(authenticator, late));
  });

  test('of 50 concurrent requests with one challenge exactly one wins', async () => {
    const { authenticator } = await someone();
    const asked = await asking();
    // Each has a higher counter, so that the challenge and not the counter decides.
    const responses = Array.from({ length: 50 }, () => answer(authenticator, asked));
    const answers = await Promise.all(responses.map((response) => asked.client.post(VERIFY, { response })));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 49 }, () => 401)],
    );
  });

  test('of 50 copies of an authenticator, each with its own challenge, exactly one wins', async () => {
    const { authenticator } = await someone();
    const asked = await Promise.all(Array.from({ length: 50 }, asking));
    const answers = await Promise.all(
      asked.map((one) => one.client.post(VERIFY, { response: answer(authenticator.copy(), one) })),
    );
    assert.equal(answers.filter(({ status }) => status === 200).length, 1);
  });

  test('the challenge cookie is hidden from scripts and lasts five minutes', async () => {
    const { answer: options } = await asking();
    const [cookie = '', ...more] = options.headers['set-cookie'] ?? [];
    assert.match(cookie, /^tureen_challenge=[\w-]{43}; Max-Age=300; Path=\/; HttpOnly; SameSite=Lax$/);
    assert.deepEqual(more, []);
    assert.equal(options.headers['cache-control'], 'no-store');
  });

  test('the options name no user', async () => {
    const { challenge: text, ...options } = (await asking()).options;
    assert.match(text, /^[\w-]{43}$/);
    assert.deepEqual(options, { rpId: 'localhost', timeout: 300_000, userVerification: 'required' });
  });

  test('sign-in without a user name returns the account state and a session, and clears the challenge', async () => {
    const { person, authenticator } = await someone();
    const asked = await asking();
    clock.advance({ minutes: 1 });
    const signedIn = await asked.client.post<AccountState>(VERIFY, { response: answer(authenticator, asked) });
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

  test('neither the challenge nor the browser’s secret is stored in plain text', async () => {
    const { options, answer: sent } = await asking();
    const content = await contentOf(service, engine);
    assert.ok(!content.includes(options.challenge));
    assert.ok(!content.includes(cookieOf(sent, 'tureen_challenge') ?? assert.fail()));
  });
});

onEveryEngine('rate limit of passkey challenges', (engine) => {
  const clock = new ManualClock();
  const settings = { TUREEN_AUTH: 'accounts', TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '3' };
  const service = serviceForSuite(engine, { clock, settings });

  test('limits requests and responses per network address and minute: 429 rate-limited', async () => {
    const client = atLocalhost(service.client);
    for (const [path, json, usual] of [
      [OPTIONS, undefined, 200],
      [VERIFY, { response: nothing }, 401],
    ] as const) {
      const ask = () => client.post(path, json);
      const statuses: number[] = [];
      for (let count = 0; count < 4; count += 1) statuses.push((await ask()).status);
      assert.deepEqual(statuses, [usual, usual, usual, 429]);
      const { body, headers } = await ask();
      assert.deepEqual([body.code, headers['retry-after']], ['rate-limited', '60']);
      clock.advance({ minutes: 1 });
      assert.equal((await ask()).status, usual);
    }
  });
});
