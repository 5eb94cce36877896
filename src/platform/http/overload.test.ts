import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { blockEventLoop } from '../../../test/support/block-event-loop.ts';
import { asId } from '../ids/ids.ts';
import type { UserId } from '../ids/ids.ts';
import { Problem } from '../problem/problem.ts';
import { HeavyRequests } from './heavy-requests.ts';
import { Overload } from './overload.ts';

/** The level after these delays, one per window. */
const levelAfter = (delays: readonly number[], maxDelayMs = 200): string => {
  const left = [...delays];
  const overload = new Overload(maxDelayMs, () => ({ read: () => left.shift() ?? 0, stop: () => undefined }));
  for (const _ of delays) overload.measure();
  overload.stop();
  return overload.level;
};

suite('overload', () => {
  test('needs several late windows in a row', () => {
    assert.equal(levelAfter([]), 'none');
    assert.equal(levelAfter([900, 900]), 'none');
    assert.equal(levelAfter([900, 900, 0]), 'none');
    assert.equal(levelAfter([0, 900, 900, 900]), 'all');
  });

  test('refuses expensive requests first', () => {
    assert.equal(levelAfter([100, 100, 100]), 'none');
    assert.equal(levelAfter([101, 101, 101]), 'heavy');
    assert.equal(levelAfter([200, 900, 900]), 'heavy');
    assert.equal(levelAfter([201, 201, 201]), 'all');
  });

  test('ends with the first window in time', () => {
    assert.equal(levelAfter([900, 900, 900, 20]), 'none');
  });

  test('can be turned off', () => {
    assert.equal(levelAfter([900, 900, 900], 0), 'none');
  });

  test('measures an event loop that is blocked, and one that is not', async () => {
    const overload = new Overload(20);
    for (let window = 0; window < 3; window += 1) {
      for (let turn = 0; turn < 3; turn += 1) {
        blockEventLoop(80);
        await new Promise((resolve) => setImmediate(resolve));
      }
      overload.measure();
    }
    assert.equal(overload.level, 'all');
    overload.stop();
  });
});

const isRefused = (status: number) => (error: unknown) => error instanceof Problem && error.status === status;

suite('heavy requests', () => {
  const [ann, ben] = [asId<UserId>('ann'), asId<UserId>('ben')];
  test('are limited for each user', () => {
    const heavy = new HeavyRequests(2, { level: 'none' });
    const release = heavy.acquire(ann);
    heavy.acquire(ann);
    assert.throws(() => heavy.acquire(ann), isRefused(429));
    heavy.acquire(ben);
    release();
    heavy.acquire(ann);
    assert.throws(() => heavy.acquire(ann), isRefused(429));
  });

  test('are refused while the service is overloaded', () => {
    for (const level of ['heavy', 'all'] as const) {
      assert.throws(() => new HeavyRequests(2, { level }).acquire(ann), isRefused(503));
    }
  });
});
