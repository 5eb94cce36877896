import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchSending } from './webhook-backlog.ts';

const DUE = 100_000;

/** Lower than the usual limit: the query that read everything due took 180 ms. */
const MAX_CPU_MS = 125;

onEveryEngine('a webhook with a backlog', (engine) => {
  test(`gets its next deliveries with ${DUE} due without blocking the event loop`, async (t) => {
    await assertResponsive(t, async () => [await watchSending(engine, DUE)], { maxCpuMs: MAX_CPU_MS });
  });
});
