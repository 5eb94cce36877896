import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { DataRateTracker } from './data-rate-tracker.ts';

const rate = { bytesPerSecond: 500, graceSeconds: 30 };

/** A body that starts at time 0 and receives the given bytes at the given milliseconds. */
const arriving = (...steps: readonly (readonly [now: number, bytes: number])[]): DataRateTracker => {
  const credit = new DataRateTracker(rate, 0);
  for (const [now, bytes] of steps) credit.refresh(now, bytes, false);
  return credit;
};

/** A body that arrives at 1000 bytes per second. */
const steady = (seconds: number): DataRateTracker =>
  arriving(...Array.from({ length: seconds }, (_, index) => [(index + 1) * 1000, 1000] as const));

suite('data rate tracker', () => {
  test('lets a body pause for the grace period', () => {
    assert.equal(arriving([29_999, 0]).isTooSlow, false);
    assert.equal(arriving([30_001, 0]).isTooSlow, true);
  });

  test('does not extend the allowed pause for bytes that arrive early', () => {
    assert.equal(arriving([1000, 2_000_000], [31_001, 0]).isTooSlow, true);
    assert.equal(arriving([1000, 2_000_000], [30_999, 0]).isTooSlow, false);
  });

  test('lets a phone on 2G upload for half an hour', () => {
    // 2.5 kB/s in bursts of 12 s.
    const bursts = Array.from({ length: 150 }, (_, burst) => [(burst + 1) * 12_000, 30_000] as const);
    assert.equal(arriving(...bursts).isTooSlow, false);
  });

  test('eventually considers a trickle too slow, however steady it is', () => {
    const seconds = Array.from({ length: 40 }, (_, second) => [(second + 1) * 1000, 100] as const);
    assert.equal(arriving(...seconds.slice(0, 35)).isTooSlow, false);
    assert.equal(arriving(...seconds).isTooSlow, true);
  });

  test('does not count time while the service is not reading', () => {
    const credit = new DataRateTracker(rate, 0);
    credit.refresh(60_000, 0, true);
    assert.deepEqual([credit.isTooSlow, credit.lag], [false, 0]);
  });

  test('estimates a long remaining time for a mostly missing body, even if it keeps the required rate', () => {
    assert.equal(steady(30).getRemainingSeconds(2_000_000, 30), 0);
    assert.equal(steady(40).getRemainingSeconds(2_000_000, 30), 1960);
    assert.equal(steady(40).getRemainingSeconds(70_000, 30), 0);
    assert.equal(steady(40).isTooSlow || steady(40).canBeDropped, false);
  });

  test('lets a body that is behind be dropped at once if little has arrived, and otherwise only when it pauses', () => {
    assert.equal(arriving([10, 100]).canBeDropped, false);
    assert.equal(arriving([10, 1]).canBeDropped, true);
    assert.equal(arriving([10, 100_000], [510, 0]).canBeDropped, false);
    assert.equal(arriving([10, 100_000], [1511, 0]).canBeDropped, true);
  });
});
