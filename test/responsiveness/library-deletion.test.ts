import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchDeletion } from './library-deletion.ts';

const RECIPES = 3000;

/** Lower than the usual limit: a single statement took 280 ms for a library of this size. */
const MAX_CPU_MS = 125;

onEveryEngine('deleting a large library', (engine) => {
  test(`with ${RECIPES} recipes: it is gone at once, and nothing blocks the event loop`, async (t) => {
    const { seen, answeredMs, removedMs, longestCreationMs } = await watchDeletion(engine, RECIPES);
    t.diagnostic(`answered in ${Math.round(answeredMs)} ms, removed in ${Math.round(removedMs)} ms`);
    t.diagnostic(`at most ${Math.round(seen.longestCpuMs)} ms at once`);
    t.diagnostic(
      `others waited ${Math.round(seen.longestWaitMs)} ms to read, ${Math.round(longestCreationMs)} to create`,
    );
    assertNeverBlocked(seen, MAX_CPU_MS);
  });
});
