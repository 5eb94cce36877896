import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchDeletion } from './library-deletion.ts';

const RECIPES = 100_000;

onEveryEngine('deleting a large library', (engine) => {
  test(`with ${RECIPES} recipes: it is gone at once, and nothing blocks the event loop`, async (t) => {
    const { seen, answeredMs, removedMs, longestCreationMs } = await watchDeletion(engine, RECIPES);
    t.diagnostic(`answered in ${Math.round(answeredMs)} ms, removed in ${Math.round(removedMs)} ms`);
    t.diagnostic(`at most ${Math.round(seen.longestCpuMs)} ms at once`);
    t.diagnostic(
      `others waited ${Math.round(seen.longestWaitMs)} ms to read, ${Math.round(longestCreationMs)} to create`,
    );
    assertNeverBlocked(seen);
  });
});
