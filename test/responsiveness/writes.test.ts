import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchWrites } from './writes.ts';

/** `npm run test:long` covers the others, and all of them in full size. */
const SMALL = { 'unknown properties': 0.35, 'lines of dots': 0.8, 'many wordy lines': 0.9 };

onEveryEngine('long recipes', (engine) => {
  test('writing does not block the event loop for any recipe, however malicious', async (t) => {
    for (const { name, ms, seen } of await watchWrites(engine, SMALL)) {
      t.diagnostic(`${name}: ${Math.round(ms)} ms, at most ${Math.round(seen.longestCpuMs)} ms at once`);
      assertNeverBlocked(seen);
    }
  });
});
