import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchSending } from './webhook-backlog.ts';

const DUE = 100_000;

/** Lower than the usual limit: the query that read everything due took 180 ms. */
const MAX_CPU_MS = 125;

onEveryEngine('a backlog of webhook deliveries', (engine) => {
  test(`with ${DUE} deliveries due, finding the next ones blocks nothing`, async (t) => {
    const seen = await watchSending(engine, DUE);
    t.diagnostic(
      `at most ${Math.round(seen.longestCpuMs)} ms at once, reads took ${Math.round(seen.longestWaitMs)} ms`,
    );
    assertNeverBlocked(seen, MAX_CPU_MS);
  });
});
