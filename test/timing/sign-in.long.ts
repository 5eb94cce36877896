import assert from 'node:assert/strict';
import { test } from 'node:test';

import { defaultPasswordCost } from '../../src/domains/accounts/passwords/password-hasher.ts';
import { onEveryEngine } from '../support/engines.ts';
import { setUp } from '../support/people.ts';
import { serviceForSuite } from '../support/test-service.ts';

const TIMINGS = 200;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

onEveryEngine('duration of a rejected sign-in', (engine) => {
  const service = serviceForSuite(engine, {
    passwordCost: defaultPasswordCost,
    settings: {
      TUREEN_AUTH: 'accounts',
      TUREEN_LIMIT_SIGN_IN_FAILURES_PER_NAME: '100000',
      TUREEN_LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: '100000',
    },
  });

  test('is the same for an unknown user as for a wrong password, with medians within 10%', async (t) => {
    await setUp(service);
    const timed = async (username: string): Promise<number> => {
      const began = performance.now();
      const { status } = await service.client.post('/api/v1/auth/sign-in', { username, password: 'a wrong password' });
      const ms = performance.now() - began;
      assert.equal(status, 401);
      return ms;
    };
    await timed('Admin');
    // Alternating, so that other load on the machine affects both equally.
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < TIMINGS; round += 1) {
      known.push(await timed('Admin'));
      unknown.push(await timed(`nobody-${round}`));
    }
    const ratio = median(unknown) / median(known);
    t.diagnostic(
      `known ${median(known).toFixed(1)} ms, unknown ${median(unknown).toFixed(1)} ms, ratio ${ratio.toFixed(3)}`,
    );
    assert.ok(ratio > 0.9 && ratio < 1.1, `the ratio of the medians is ${ratio}`);
  });
});
