import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { getWarnings } from './warnings.ts';

suite('instance warnings', () => {
  const files = 'owned' as const;
  const now = Date.parse('2026-11-16T12:00:00.000Z');
  const jobs = { queued: 0, running: 0, interrupted: 0, failed: 0, oldest_queued_at: null };
  const webhooks = { enabled: 1, failing: 0, paused: 0, deliveries_waiting: 0, oldest_waiting_at: null };
  const early = '2026-11-16T11:49:00.000Z';
  const late = '2026-11-16T11:51:00.000Z';

  test('are empty if no job has waited for ten minutes', () => {
    assert.deepEqual(getWarnings({ files, jobs: { ...jobs, queued: 1, oldest_queued_at: late }, webhooks }, now), []);
  });

  test('report jobs and deliveries that have waited for over ten minutes', () => {
    assert.deepEqual(getWarnings({ files, jobs: { ...jobs, queued: 1, oldest_queued_at: early }, webhooks }, now), [
      { kind: 'jobsStand', since: early },
    ]);
    assert.deepEqual(getWarnings({ files, jobs, webhooks: { ...webhooks, oldest_waiting_at: early } }, now), [
      { kind: 'deliveriesStand', since: early },
    ]);
  });

  test('do not report waiting deliveries as stuck if a receiver is failing', () => {
    assert.deepEqual(
      getWarnings({ files, jobs, webhooks: { ...webhooks, failing: 2, oldest_waiting_at: early } }, now),
      [{ kind: 'failing', count: 2 }],
    );
  });

  test('start with files that do not belong to this database', () => {
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

  test('report interrupted jobs and paused webhooks', () => {
    const state = { files, jobs: { ...jobs, interrupted: 1 }, webhooks: { ...webhooks, paused: 3 } };
    assert.deepEqual(getWarnings(state, now), [
      { kind: 'interrupted', count: 1 },
      { kind: 'paused', count: 3 },
    ]);
  });
});
