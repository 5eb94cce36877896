import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { defaultStreamTimes } from './event-stream.ts';
import { pickHeartbeatMs, pickLifetimeMs } from './stream-schedule.ts';

const TICK_MS = 1000;

/** The values for the smallest, a middle and the largest random number. */
const valuesOf = (pick: typeof pickHeartbeatMs): readonly number[] =>
  [0, 0.5, 1].map((value) => pick({ ...defaultStreamTimes, random: () => value }));

suite('schedule of event streams', () => {
  test('ends streams after 270 to 300 seconds, counting the wait for the next tick', () => {
    assert.deepEqual(valuesOf(pickLifetimeMs), [270_000, 284_500, 300_000 - TICK_MS]);
  });

  test('leaves at most 15 seconds between two heartbeats, counting the wait for the next tick', () => {
    assert.deepEqual(valuesOf(pickHeartbeatMs), [12_000, 13_000, 15_000 - TICK_MS]);
  });
});
