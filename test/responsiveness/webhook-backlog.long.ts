import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { drainBacklog, watchSwitching } from './webhook-backlog.ts';

const DUE = 100_000;

onEveryEngine('a webhook with a backlog', (engine) => {
  test(`is disabled, enabled and deleted with ${DUE} deliveries due without blocking the event loop`, async (t) => {
    await assertResponsive(t, () => watchSwitching(engine, DUE));
  });

  test(`is sent ${DUE} deliveries at a constant cost`, async (t) => {
    const { first, last, perSecond } = await drainBacklog(engine, DUE);
    const describe = ({ ms, cpuMs }: typeof first): string => `${Math.round(ms)} ms, ${cpuMs} ms of CPU time`;
    t.diagnostic(`first thousand: ${describe(first)}; last: ${describe(last)}; ${Math.round(perSecond)} a second`);
    assert.ok(last.cpuMs <= 2 * first.cpuMs, 'CPU time');
    assert.ok(last.ms <= 2 * first.ms, 'time');
  });
});
