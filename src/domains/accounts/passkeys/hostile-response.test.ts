import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';

import {
  Authenticator,
  addPasskey,
  atLocalhost,
  challenge,
  localhostOf,
  registrationOptions,
} from '../../../../test/support/authenticator.ts';
import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { Person, setUp } from '../../../../test/support/people.ts';
import type { AccountState } from '../../../../test/support/people.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

type Damage = (text: string) => string;

const encoded = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.uint8Array({ maxLength: 300 }).map(encoded),
  fc.json().map((json) => encoded(Buffer.from(json))),
  // Nested CBOR arrays, against recursive parsers.
  fc.integer({ min: 1, max: 7000 }).map((depth) => encoded(Buffer.alloc(depth, 0x81))),
  // CBOR that announces more items than it contains.
  fc.constantFrom('nwAAAAEAAAAA', 'm_________8', 'u_________8').map(String),
);

/** Replaces the data, or flips one bit of it. */
const damage: Arbitrary<Damage> = fc.oneof(
  anyText.map((text) => () => text),
  fc.tuple(fc.nat(), fc.nat(7)).map(([place, bit]) => (text: string) => {
    const bytes = Buffer.from(text, 'base64url');
    const index = place % Math.max(1, bytes.length);
    bytes[index] = (bytes[index] ?? 0) ^ (1 << bit);
    return encoded(bytes);
  }),
);

const damaged = <R extends { readonly response: object }>(whole: R, member: string, change: Damage): R => ({
  ...whole,
  response: { ...whole.response, [member]: change(String(Reflect.get(whole.response, member))) },
});

onEveryEngine('hostile passkey responses', (engine) => {
  const settings = { TUREEN_AUTH: 'accounts', TUREEN_LIMIT_CHALLENGES_PER_MINUTE: '1000' };
  const service = serviceForSuite(engine, { settings });
  const authenticator = new Authenticator();
  let client: TestClient;
  let session: string;
  before(async () => {
    const admin = await setUp(service);
    client = atLocalhost(admin.client);
    session = admin.session;
    await addPasskey(client, authenticator);
  });

  test('never cause a 500 in a registration', async () => {
    const member = fc.constantFrom('clientDataJSON', 'attestationObject');
    await fc.assert(
      fc.asyncProperty(member, damage, async (part, change) => {
        const made = new Authenticator().create(localhostOf(client), await registrationOptions(client));
        const response = damaged(made, part, change);
        const { status, text } = await client.post('/api/v1/account/passkeys', { response });
        // Without attestation, fields such as the model are not authenticated, so a flipped bit there may pass.
        assert.ok(status === 422 || status === 201, `${status} ${text}`);
      }),
      { numRuns: 150 },
    );
  });

  test('never cause a 500 in a sign-in or confirmation, and never verify with a flipped bit in the signed data', async () => {
    const member = fc.constantFrom('clientDataJSON', 'authenticatorData', 'signature', 'userHandle');
    const way = fc.constantFrom('sign-in', 'confirmation');
    await fc.assert(
      fc.asyncProperty(way, member, damage, async (how, part, change) => {
        const requested = await challenge(client, session);
        const response = damaged(authenticator.get(localhostOf(client), requested.options), part, change);
        const answer =
          how === 'sign-in'
            ? await requested.client.post<AccountState>('/api/v1/auth/passkeys/verify', { response })
            : await requested.client.post<AccountState>('/api/v1/account/confirm', { passkey: response });
        const { status, text } = answer;
        // The session was replaced, so the next confirmation needs the new one.
        if (status === 200) {
          const person = new Person(client, answer, '', '');
          ({ client, session } = person);
        }
        // The signature is two numbers in an encoding in which not every bit matters.
        const tolerated = { clientDataJSON: 401, authenticatorData: 401, signature: 200, userHandle: 422 }[part];
        assert.ok(status === 401 || status === tolerated, `${status} ${text}`);
      }),
      { numRuns: 150 },
    );
  });
});
