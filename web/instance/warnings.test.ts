import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getWarnings } from './warnings.ts';

suite('what to look after', () => {
  const files = 'owned' as const;
  const now = Date.parse('2026-11-16T12:00:00.000Z');
  const jobs = { queued: 0, running: 0, interrupted: 0, failed: 0, oldest_queued_at: null };
  const webhooks = { enabled: 1, failing: 0, paused: 0, deliveries_waiting: 0, oldest_waiting_at: null };
  const early = '2026-11-16T11:49:00.000Z';
  const late = '2026-11-16T11:51:00.000Z';

  test('nothing, where all goes on', () => {
    assert.deepEqual(getWarnings({ files, jobs: { ...jobs, queued: 1, oldest_queued_at: late }, webhooks }, now), []);
  });

  test('what has waited for ten minutes is not worked at', () => {
    assert.deepEqual(getWarnings({ files, jobs: { ...jobs, queued: 1, oldest_queued_at: early }, webhooks }, now), [
      { kind: 'jobsStand', since: early },
    ]);
    assert.deepEqual(getWarnings({ files, jobs, webhooks: { ...webhooks, oldest_waiting_at: early } }, now), [
      { kind: 'deliveriesStand', since: early },
    ]);
  });

  test('deliveries that wait for a failing receiver do so by intent', () => {
    assert.deepEqual(
      getWarnings({ files, jobs, webhooks: { ...webhooks, failing: 2, oldest_waiting_at: early } }, now),
      [{ kind: 'failing', count: 2 }],
    );
  });

  test('files that are not this database’s come first', () => {
    const state = { jobs: { ...jobs, interrupted: 1 }, webhooks };
    assert.deepEqual(
      (['foreign', 'unclaimed'] as const).map((one) =>
        getWarnings({ ...state, files: one }, now).map(({ kind }) => kind),
      ),
      [
        ['foreignFiles', 'interrupted'],
        ['unclaimedFiles', 'interrupted'],
      ],
    );
  });

  test('interrupted jobs and paused webhooks wait for somebody', () => {
    const state = { files, jobs: { ...jobs, interrupted: 1 }, webhooks: { ...webhooks, paused: 3 } };
    assert.deepEqual(getWarnings(state, now), [
      { kind: 'interrupted', count: 1 },
      { kind: 'paused', count: 3 },
    ]);
  });
});
