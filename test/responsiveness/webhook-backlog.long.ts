import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchSwitching } from './webhook-backlog.ts';

const DUE = 100_000;

onEveryEngine('a webhook with a backlog', (engine) => {
  test(`with ${DUE} deliveries due, disabling, enabling and deleting it blocks nothing`, async (t) => {
    for (const [name, seen] of Object.entries(await watchSwitching(engine, DUE))) {
      t.diagnostic(`${name}: at most ${Math.round(seen.longestCpuMs)} ms at once`);
      t.diagnostic(`  reads took ${Math.round(seen.longestWaitMs)} ms`);
      assertNeverBlocked(seen);
    }
  });
});
