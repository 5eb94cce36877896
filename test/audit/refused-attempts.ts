import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout as delay } from 'node:timers/promises';

import { onEveryEngine } from '../support/engines.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { setUp } from '../support/people.ts';
import { listRefusals } from '../support/refusals.ts';
import { serviceForSuite } from '../support/test-service.ts';
import type { TestService } from '../support/test-service.ts';

const PER_SECOND = 200;

/** Three networks of many clients each, and how they are recorded. */
const NETWORKS = [
  { network: '203.0.113.0/24', address: (client: number) => `203.0.113.${client % 256}` },
  { network: '198.51.100.0/24', address: (client: number) => `::ffff:198.51.100.${client % 256}` },
  { network: '2001:db8:1::/48', address: (client: number) => `2001:db8:1:${client.toString(16)}::1` },
] as const;

/** A wrong password or recovery code, from one of the networks. Most clients are over a limit before long. */
const attempt = async ({ client }: TestService, index: number): Promise<void> => {
  const { address } = NETWORKS[index % NETWORKS.length] ?? NETWORKS[0];
  const username = `nobody-${index % 50}`;
  const headers = { 'x-forwarded-for': address(index) };
  const { status, text } =
    index % 2 === 0
      ? await client.post('/api/v1/auth/sign-in', { username, password: 'wrong' }, headers)
      : await client.post('/api/v1/auth/recover', { username, code: 'wrong' }, headers);
  assert.ok(status === 401 || status === 429, text);
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
      const expected = new Map<string, number>(NETWORKS.map(({ network }) => [network, 0]));
      for (let index = 0; index < seconds * PER_SECOND; index += PER_SECOND) {
        const second = delay(1000);
        const attempts = Array.from({ length: PER_SECOND }, (_, offset) => index + offset);
        await Promise.all(attempts.map((number) => attempt(number % 4 < 2 ? service : other, number)));
        for (const number of attempts) {
          const { network } = NETWORKS[number % NETWORKS.length] ?? NETWORKS[0];
          expected.set(network, (expected.get(network) ?? 0) + 1);
        }
        await second;
      }
      // The counts of the other instance are written when it stops, those of this one when they are read.
      await other.remove();
      const recorded = await listRefusals(admin, 'session.created');
      const counts = recorded.map(({ target_id, count }) => [target_id, count] as const);
      assert.deepEqual(Object.fromEntries(counts), Object.fromEntries(expected));
      assert.ok(recorded.every(({ target_type }) => target_type === 'network'));
      assert.equal(await countRows(), before + NETWORKS.length);
    });
  });
