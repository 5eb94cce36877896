import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import {
  Authenticator,
  addPasskey,
  atLocalhost,
  localhostOf,
  registrationOptions,
  withClientData,
} from '../../../../test/support/authenticator.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { ManualClock } from '../../../../test/support/manual-clock.ts';
import {
  Person,
  bearer,
  confirm,
  contentOf,
  newMember,
  newToken,
  setUp,
  signIn,
} from '../../../../test/support/people.ts';
import type { AccountState } from '../../../../test/support/people.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Passkey } from './passkey.schemas.ts';

const PASSKEYS = '/api/v1/account/passkeys';
const OPTIONS = `${PASSKEYS}/options`;
const CONFIRM = '/api/v1/account/confirm';

interface PasskeyList {
  readonly available: boolean;
  readonly passkeys: readonly Passkey[];
}

/** A well-formed but empty response. */
const nothing = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON: '', attestationObject: '' } };

const listOf = async ({ client }: Person): Promise<PasskeyList> =>
  (await atLocalhost(client).get<PasskeyList>(PASSKEYS)).body;

onEveryEngine('passkeys', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: { TUREEN_AUTH: 'accounts' } });
  let admin: Person;
  before(async () => {
    admin = await setUp(service);
  });

  /** A new person with a recent session, and their client at localhost. */
  const newPerson = async () => {
    const person = await newMember(service, admin, admin.library, 'viewer');
    return { person, client: atLocalhost(person.client), origin: localhostOf(person.client) };
  };
  /** A person's passkey audit records, each as action and outcome. */
  const passkeyAuditOf = async ({ id }: Person): Promise<readonly string[]> => {
    const rows = await service.rows(
      `select action, outcome from audit_event where actor_id = '${id}' and action like 'passkey.%' order by id`,
    );
    return rows.map(({ action, outcome }) => `${String(action)} ${String(outcome)}`);
  };

  test('rejects a token on every passkey operation (403 browser-session-required)', async () => {
    const { person } = await newPerson();
    const program = atLocalhost(bearer(service, await newToken(person, 'read', 'write')));
    for (const answer of [
      await program.get(PASSKEYS),
      await program.post(OPTIONS, undefined),
      await program.post(PASSKEYS, { response: nothing }),
      await program.patch(`${PASSKEYS}/x`, { name: 'x' }),
      await program.delete(`${PASSKEYS}/x`),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [403, 'browser-session-required']);
    }
  });

  test('recent authentication means a session created within five minutes, to add or remove a passkey', async () => {
    const { person, client } = await newPerson();
    const { id } = await addPasskey(client, new Authenticator());
    clock.advance({ minutes: 5, seconds: 1 });
    for (const answer of [
      await client.post(OPTIONS, undefined),
      await client.post(PASSKEYS, { response: nothing }),
      await client.delete(`${PASSKEYS}/${id}`),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [403, 'recent-authentication-required']);
    }
    assert.equal((await client.get(PASSKEYS)).status, 200);
    assert.equal((await client.patch(`${PASSKEYS}/${id}`, { name: 'Still mine' })).status, 200);

    const confirmed = atLocalhost((await confirm(person)).client);
    assert.equal((await confirmed.post(OPTIONS, undefined)).status, 200);
    assert.equal((await confirmed.delete(`${PASSKEYS}/${id}`)).status, 200);
  });

  test('reports in available whether the current origin can register or use a passkey', async () => {
    const { person, client } = await newPerson();
    assert.deepEqual((await client.get<PasskeyList>(PASSKEYS)).body, { available: true, passkeys: [] });
    assert.equal((await client.get<AccountState>('/api/v1/account')).body.passkeys_available, true);
    assert.deepEqual((await person.client.get<PasskeyList>(PASSKEYS)).body, { available: false, passkeys: [] });

    const refused = await person.client.post(OPTIONS, undefined);
    assert.deepEqual([refused.status, refused.body.code], [403, 'origin-not-allowed']);
    assert.match(refused.body.detail, /Browsers allow passkeys at https addresses.*reached by the name "127\.0\.0\.1/);
  });

  test('returns 404 passkey-not-found for a missing passkey or one of another user', async () => {
    const [mine, theirs] = [await newPerson(), await newPerson()];
    const { id } = await addPasskey(theirs.client, new Authenticator());
    for (const path of [`${PASSKEYS}/${id}`, `${PASSKEYS}/nothing`, `${PASSKEYS}/%F0%9F%8D%B2`]) {
      for (const answer of [await mine.client.patch(path, { name: 'Mine' }), await mine.client.delete(path)]) {
        assert.deepEqual([answer.status, answer.body.code], [404, 'passkey-not-found']);
      }
    }
    assert.deepEqual(
      (await listOf(theirs.person)).passkeys.map(({ name }) => name),
      ['Passkey'],
    );
    assert.deepEqual(await passkeyAuditOf(mine.person), []);
  });

  test('requires a name to be a single line of 1 to 100 characters', async () => {
    const { client, origin } = await newPerson();
    const { id } = await addPasskey(client, new Authenticator());
    const response = new Authenticator().create(origin, await registrationOptions(client));
    for (const name of ['', ' ', 'a\nb', 'x'.repeat(101), 1]) {
      const answers = [
        await client.patch(`${PASSKEYS}/${id}`, { name }),
        await client.post(PASSKEYS, { name, response }),
      ];
      for (const { status, body } of answers) {
        assert.deepEqual([status, body.code, body.errors?.[0]?.location], [422, 'validation-failed', 'body.name']);
      }
    }
    // A request that fails validation does not count as an attempt.
    assert.equal((await client.post(PASSKEYS, { name: 'x'.repeat(100), response })).status, 201);
  });

  test('accepts a challenge only once', async () => {
    const { person, client, origin } = await newPerson();
    const options = await registrationOptions(client);
    const [first, second] = [new Authenticator().create(origin, options), new Authenticator().create(origin, options)];
    assert.equal((await client.post(PASSKEYS, { response: first })).status, 201);
    for (const response of [first, second]) {
      const again = await client.post(PASSKEYS, { response });
      assert.deepEqual([again.status, again.body.code], [403, 'challenge-invalid']);
    }
    assert.equal((await listOf(person)).passkeys.length, 1);
  });

  test('binds a challenge to the browser that requested it', async () => {
    const { person, client, origin } = await newPerson();
    const response = new Authenticator().create(origin, await registrationOptions(client));
    const elsewhere = atLocalhost((await signIn(service, person.username)).client);
    const withoutChallenge = await elsewhere.post(PASSKEYS, { response });
    assert.deepEqual([withoutChallenge.status, withoutChallenge.body.code], [403, 'challenge-invalid']);
    await registrationOptions(elsewhere);
    const another = await elsewhere.post(PASSKEYS, { response });
    assert.deepEqual([another.status, another.body.code], [422, 'passkey-not-verified']);
    assert.equal((await client.post(PASSKEYS, { response })).status, 201);
  });

  test('a challenge expires after five minutes', async () => {
    const { client, origin } = await newPerson();
    const response = new Authenticator().create(origin, await registrationOptions(client));
    clock.advance({ minutes: 5 });
    const late = await client.post(PASSKEYS, { response });
    assert.deepEqual([late.status, late.body.code], [403, 'challenge-invalid']);
  });

  test('consumes the challenge even if the attempt fails', async () => {
    const { person, client, origin } = await newPerson();
    const response = new Authenticator().create(origin, await registrationOptions(client));
    const failed = await client.post(PASSKEYS, { response: withClientData(response, { origin: 'https://evil.test' }) });
    assert.deepEqual([failed.status, failed.body.code], [422, 'passkey-not-verified']);
    const right = await client.post(PASSKEYS, { response });
    assert.deepEqual([right.status, right.body.code], [403, 'challenge-invalid']);
    assert.deepEqual(await passkeyAuditOf(person), ['passkey.created refused']);
  });

  test('replaces earlier options with new ones', async () => {
    const { client, origin } = await newPerson();
    const earlier = await registrationOptions(client);
    await registrationOptions(client);
    const answer = await client.post(PASSKEYS, { response: new Authenticator().create(origin, earlier) });
    assert.deepEqual([answer.status, answer.body.code], [422, 'passkey-not-verified']);
  });

  test('rejects a response that does not verify (422 passkey-not-verified)', async () => {
    const { person, client, origin } = await newPerson();
    const authenticator = new Authenticator();
    const good = authenticator.create(origin, await registrationOptions(client));
    type Options = Awaited<ReturnType<typeof registrationOptions>>;
    const cases: Readonly<Record<string, (options: Options) => object>> = {
      'another origin': (options) => authenticator.create('http://localhost:1', options),
      'another site': (options) =>
        authenticator.create('https://evil.test', { ...options, rp: { name: 'Evil', id: 'evil.test' } }),
      'another site that claims our origin': (options) =>
        withClientData(
          authenticator.create('https://evil.test', { ...options, rp: { name: 'Evil', id: 'evil.test' } }),
          { origin },
        ),
      'another challenge': (options) => withClientData(authenticator.create(origin, options), { challenge: 'AAAA' }),
      'a non-text challenge': (options) =>
        withClientData(authenticator.create(origin, options), { challenge: { toString: 1 } }),
      'a sign-in': (options) => withClientData(authenticator.create(origin, options), { type: 'webauthn.get' }),
      'a user who was not verified': (options) => {
        const careless = new Authenticator();
        careless.verifiesUser = false;
        return careless.create(origin, options);
      },
      'another credential’s id': (options) => ({ ...authenticator.create(origin, options), id: good.id }),
      certificates: (options) => authenticator.createAttested(origin, options, { x5c: [Buffer.from('unread')] }),
      'a null certificate list': (options) => authenticator.createAttested(origin, options, { x5c: null }),
      'invalid base64url': (options) => {
        const made = authenticator.create(origin, options);
        return { ...made, response: { ...made.response, attestationObject: '🍲 = %' } };
      },
      nothing: () => nothing,
    };
    for (const [what, make] of Object.entries(cases)) {
      const response = make(await registrationOptions(client));
      const { status, body } = await client.post(PASSKEYS, { response });
      assert.deepEqual([status, body.code], [422, 'passkey-not-verified'], what);
    }
    assert.deepEqual((await listOf(person)).passkeys, []);
    assert.deepEqual(
      await passkeyAuditOf(person),
      Object.keys(cases).map(() => 'passkey.created refused'),
    );
  });

  test('rejects a credential that is already registered, for any user (409 passkey-exists)', async () => {
    const [first, second] = [await newPerson(), await newPerson()];
    const response = new Authenticator().create(first.origin, await registrationOptions(first.client));
    assert.equal((await first.client.post(PASSKEYS, { response })).status, 201);
    for (const { person, client } of [first, second]) {
      const { challenge } = await registrationOptions(client);
      const copied = withClientData(response, { challenge });
      const answer = await client.post(PASSKEYS, { response: copied });
      assert.deepEqual([answer.status, answer.body.code], [409, 'passkey-exists']);
      assert.equal((await passkeyAuditOf(person)).at(-1), 'passkey.created refused');
      // The challenge has been consumed.
      const again = await client.post(PASSKEYS, { response: copied });
      assert.deepEqual([again.status, again.body.code], [403, 'challenge-invalid']);
    }
    assert.deepEqual((await listOf(second.person)).passkeys, []);
  });

  test('accepts exactly one of 50 concurrent requests with the same challenge', async () => {
    const { person, client, origin } = await newPerson();
    const options = await registrationOptions(client);
    const responses = Array.from({ length: 50 }, () => new Authenticator().create(origin, options));
    const answers = await Promise.all(responses.map((response) => client.post(PASSKEYS, { response })));
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [201, ...Array.from({ length: 49 }, () => 403)],
    );
    assert.equal((await listOf(person)).passkeys.length, 1);
  });

  test('returns options that name the user, require user verification and exclude existing passkeys', async () => {
    const { person, client, origin } = await newPerson();
    const existingPasskey = new Authenticator().create(origin, await registrationOptions(client));
    assert.equal((await client.post(PASSKEYS, { response: existingPasskey })).status, 201);
    const { challenge, ...options } = await registrationOptions(client);
    assert.match(challenge, /^[\w-]{43}$/);
    assert.deepEqual(options, {
      rp: { name: 'Tureen', id: 'localhost' },
      user: {
        id: Buffer.from(person.id).toString('base64url'),
        name: person.username,
        displayName: person.state.user?.display_name,
      },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      timeout: 300_000,
      attestation: 'none',
      excludeCredentials: [{ id: existingPasskey.id, type: 'public-key', transports: ['usb'] }],
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      extensions: { credProps: true },
      hints: [],
    });
  });

  test('returns 201 with the new passkey, Location and ETag, and lists the newest passkey first', async () => {
    const { person, client, origin } = await newPerson();
    const response = new Authenticator().create(origin, await registrationOptions(client));
    const answer = await client.post<Passkey>(PASSKEYS, { name: ' Phone ', response });
    const { id, ...rest } = answer.body;
    assert.equal(answer.status, 201, answer.text);
    assert.equal(answer.headers.location, `${PASSKEYS}/${id}`);
    assert.equal(answer.headers.etag, '"1"');
    assert.equal(answer.headers['cache-control'], 'no-store');
    assert.deepEqual(rest, { name: 'Phone', created_at: clock.now().toISOString(), last_used_at: null });
    // Self attestation counts as none.
    const attested = new Authenticator().createAttested(origin, await registrationOptions(client));
    const second = await client.post<Passkey>(PASSKEYS, { name: null, response: attested });
    assert.deepEqual([second.status, second.body.name], [201, 'Passkey']);
    assert.deepEqual((await listOf(person)).passkeys, [second.body, answer.body]);
    assert.deepEqual(await passkeyAuditOf(person), ['passkey.created succeeded', 'passkey.created succeeded']);
  });

  test('replays the first response for a retry with the same Idempotency-Key, and returns 404 once the passkey is deleted', async () => {
    const { person, client, origin } = await newPerson();
    const response = new Authenticator().create(origin, await registrationOptions(client));
    const send = () => client.post<Passkey>(PASSKEYS, { response }, { 'idempotency-key': 'once' });
    const first = await send();
    const second = await send();
    assert.deepEqual([first.status, second.status], [201, 201]);
    assert.equal(second.headers['idempotent-replayed'], 'true');
    assert.deepEqual(second.body, first.body);
    assert.deepEqual(await passkeyAuditOf(person), ['passkey.created succeeded']);
    await client.delete(`${PASSKEYS}/${first.body.id}`);
    const gone = await client.post(PASSKEYS, { response }, { 'idempotency-key': 'once' });
    assert.deepEqual([gone.status, gone.body.code], [404, 'created-resource-missing']);
  });

  test('records renaming and deleting a passkey', async () => {
    const { person, client } = await newPerson();
    const passkey = await addPasskey(client, new Authenticator(), 'Old');
    const path = `${PASSKEYS}/${passkey.id}`;
    const renamed = await client.patch<Passkey>(path, { name: ' New ' });
    assert.deepEqual([renamed.status, renamed.body], [200, { ...passkey, name: 'New' }]);
    const deleted = await client.delete<{ accepted: boolean }>(path);
    assert.deepEqual([deleted.status, deleted.body], [200, { accepted: true }]);
    assert.equal((await client.delete(path)).status, 404);
    assert.deepEqual((await listOf(person)).passkeys, []);
    assert.deepEqual(
      await passkeyAuditOf(person),
      ['created', 'renamed', 'deleted'].map((change) => `passkey.${change} succeeded`),
    );
  });

  test('lets a recovery session only add a passkey or set a password until it has done so', async () => {
    const { person } = await newPerson();
    const { body } = await person.client.post<{ codes: string[] }>('/api/v1/account/recovery-codes', undefined);
    const recover = { username: person.username, code: body.codes[0] };
    const answer = await service.client.post<AccountState>('/api/v1/auth/recover', recover);
    const recovering = new Person(service.client, answer, person.username, person.password);
    const client = atLocalhost(recovering.client);
    const { id } = await addPasskey(atLocalhost(person.client), new Authenticator());
    for (const refused of [
      await client.patch(`${PASSKEYS}/${id}`, { name: 'x' }),
      await client.delete(`${PASSKEYS}/${id}`),
      await client.get('/api/v1/account/tokens'),
    ]) {
      assert.deepEqual([refused.status, refused.body.code], [403, 'credential-renewal-required']);
    }
    assert.equal((await client.get(PASSKEYS)).status, 200);
    await addPasskey(client, new Authenticator());
    assert.equal((await client.get('/api/v1/account/tokens')).status, 200);
    assert.equal((await client.get<AccountState>('/api/v1/account')).body.recovery_authenticated, false);
  });

  test('does not store a challenge in plain text', async () => {
    const { client } = await newPerson();
    const { challenge } = await registrationOptions(client);
    assert.ok(!(await contentOf(service, engine)).includes(challenge));
  });
});

onEveryEngine('passkeys in local mode', (engine) => {
  const service = serviceForSuite(engine);

  test('returns 404 authentication-disabled for every change, and an empty list', async () => {
    const client = atLocalhost(service.client);
    for (const answer of [
      await client.post(OPTIONS, undefined),
      await client.post(PASSKEYS, { response: nothing }),
      await client.patch(`${PASSKEYS}/x`, { name: 'x' }),
      await client.delete(`${PASSKEYS}/x`),
      await client.post(CONFIRM, { password: 'x' }),
      await client.post('/api/v1/auth/passkeys/options', undefined),
      await client.post('/api/v1/auth/passkeys/verify', { response: nothing }),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [404, 'authentication-disabled']);
    }
    assert.deepEqual((await client.get<PasskeyList>(PASSKEYS)).body, { available: false, passkeys: [] });
  });
});
