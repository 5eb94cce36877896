import assert from 'node:assert/strict';
import { suite, test } from 'node:test';

import { createLog } from '../../log/log.ts';
import { DatabaseUnavailable } from '../errors.ts';
import { ServerHealth } from './server-health.ts';
import type { ProbeResult } from './server-health.ts';

const SILENT: ProbeResult = { kind: 'silent', error: new Error('no answer') };

/** The health of a server whose probes have these results, one after another. */
const createHealth = (...results: readonly ProbeResult[]): ServerHealth => {
  const left = [...results];
  return new ServerHealth({
    probe: async () => left.shift() ?? assert.fail('probed once too often'),
    retryMs: 3_600_000,
    log: createLog('silent'),
    onRecovered: () => undefined,
  });
};

suite('the health of a PostgreSQL server', () => {
  test('does not depend on a single probe of a health check', async (t) => {
    const health = createHealth(SILENT);
    t.after(() => health.stop());
    await assert.rejects(health.check(), DatabaseUnavailable);
    assert.deepEqual([health.state, health.isTrusted], ['available', true]);
  });

  test('is bad if a statement and the probe after it are not answered', async (t) => {
    const health = createHealth(SILENT);
    t.after(() => health.stop());
    health.reportTimeout(new Error('no answer'));
    await assert.rejects(health.assertReachable(), DatabaseUnavailable);
    assert.equal(health.state, 'unreachable');
  });

  test('is good if only one statement is not answered', async (t) => {
    const health = createHealth({ kind: 'available' });
    t.after(() => health.stop());
    health.reportTimeout(new Error('no answer'));
    await health.assertReachable();
    assert.equal(health.state, 'available');
  });
});
