import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getRefreshDelay } from './refresh-delay.ts';

suite('refresh delay of deliveries', () => {
  const now = Date.parse('2026-11-16T12:00:00.000Z');

  test('is false if all deliveries are finished or held for a disabled webhook', () => {
    assert.equal(getRefreshDelay([], now), false);
    assert.equal(getRefreshDelay([{ state: 'succeeded' }, { state: 'failed' }, { state: 'queued' }], now), false);
  });

  test('is one second while a delivery is running or due', () => {
    assert.equal(getRefreshDelay([{ state: 'delivering' }], now), 1000);
    assert.equal(getRefreshDelay([{ state: 'queued', next_attempt_at: '2026-11-16T11:59:00.000Z' }], now), 1000);
  });

  test('ends just after the next attempt, and after a minute at the latest', () => {
    const inFive = { state: 'retrying', next_attempt_at: '2026-11-16T12:00:05.000Z' };
    const inHours = { state: 'retrying', next_attempt_at: '2026-11-16T15:00:00.000Z' };
    assert.equal(getRefreshDelay([inHours, inFive], now), 6000);
    assert.equal(getRefreshDelay([inHours], now), 60_000);
  });
});
