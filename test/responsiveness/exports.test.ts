import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchExports } from './exports.ts';

/** `npm run test:long` uses the full size and also covers the other formats. */
const SMALL = { count: 2, size: 0.7, formats: ['html'] };

onEveryEngine('exports of long recipes', (engine) => {
  test('no export blocks the event loop', async (t) => {
    for (const { format, ms, seen } of await watchExports(engine, SMALL)) {
      t.diagnostic(`${format}: ${Math.round(ms)} ms, at most ${Math.round(seen.longestCpuMs)} ms at once`);
      assertNeverBlocked(seen);
    }
  });
});
