import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';

import { atLocalhost } from '../support/authenticator.ts';
import type { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { PASSWORD, setUp } from '../support/people.ts';
import { listRefusals } from '../support/refusals.ts';
import { serviceForSuite } from '../support/test-service.ts';

const PER_SECOND = 200;

/** Three networks of many clients each, and how they are recorded. */
const NETWORKS = [
  { network: '203.0.113.0/24', address: (client: number) => `203.0.113.${client % 256}` },
  { network: '198.51.100.0/24', address: (client: number) => `::ffff:198.51.100.${client % 256}` },
  { network: '2001:db8:1::/48', address: (client: number) => `2001:db8:1:${client.toString(16)}::1` },
] as const;

const noAssertion = {
  id: 'none',
  rawId: 'none',
  type: 'public-key',
  response: { clientDataJSON: 'none', authenticatorData: 'none', signature: 'none' },
};

/** Ways to be refused, with the action under which they are recorded. */
const KINDS = [
  {
    action: 'session.created',
    path: 'sign-in',
    input: (username: string) => ({ username, password: 'wrong' }),
  },
  { action: 'session.created', path: 'recover', input: (username: string) => ({ username, code: 'wrong' }) },
  {
    action: 'user.created',
    path: 'register',
    input: (username: string) => ({ username, display_name: username, password: PASSWORD, invitation: 'wrong' }),
  },
  { action: 'session.created', path: 'passkeys/verify', input: () => ({ response: noAssertion }) },
] as const;

const kindOf = (index: number) => KINDS[Math.floor(index / 4) % KINDS.length] ?? KINDS[0];
const networkOf = (index: number) => NETWORKS[index % NETWORKS.length] ?? NETWORKS[0];

/** A refused attempt from one of the networks. Most clients are over a limit before long. */
const attempt = async (client: TestClient, index: number): Promise<void> => {
  const { path, input } = kindOf(index);
  const headers = { 'x-forwarded-for': networkOf(index).address(index) };
  const { status, text } = await client.post(`/api/v1/auth/${path}`, input(`stranger-${index % 50}`), headers);
  assert.ok(status === 401 || status === 403 || status === 429, text);
};

/** Floods two instances with refused attempts for so many seconds. */
export const refusedAttempts = (seconds: number): void =>
  onEveryEngine('refused anonymous attempts', (engine) => {
    const service = serviceForSuite(engine, {
      clock: new ManualClock(),
      settings: { TUREEN_AUTH: 'accounts', TUREEN_TRUSTED_PROXIES: 'loopback' },
    });

    test(`at ${PER_SECOND} per second for ${seconds} s add one row per network and hour, which counts them`, async () => {
      const admin = await setUp(service);
      const other = service.beside();
      await other.start();
      const countRows = async (): Promise<number> =>
        Number((await service.rows('select count(*) as rows from audit_event'))[0]?.['rows']);
      const before = await countRows();
      const [own, others] = [atLocalhost(service.client), atLocalhost(other.client)];
      const expected = new Map<string, number>();
      for (let index = 0; index < seconds * PER_SECOND; index += PER_SECOND) {
        const second = delay(1000);
        const attempts = Array.from({ length: PER_SECOND }, (_, offset) => index + offset);
        await Promise.all(attempts.map((number) => attempt(number % 4 < 2 ? own : others, number)));
        for (const number of attempts) {
          const key = `${kindOf(number).action} ${networkOf(number).network}`;
          expected.set(key, (expected.get(key) ?? 0) + 1);
        }
        await second;
      }
      // The counts of the other instance are written when it stops, those of this one when they are read.
      await other.remove();
      const recorded = [
        ...(await listRefusals(admin, 'session.created')),
        ...(await listRefusals(admin, 'user.created')),
      ];
      const counts = recorded.map(({ action, target_id, count }) => [`${action} ${target_id}`, count] as const);
      assert.deepEqual(Object.fromEntries(counts), Object.fromEntries(expected));
      assert.ok(recorded.every(({ target_type }) => target_type === 'network'));
      assert.equal(await countRows(), before + expected.size);
    });
  });
