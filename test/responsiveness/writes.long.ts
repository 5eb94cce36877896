import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { everyLongRecipe, watchWrites } from './writes.ts';

/** The limit is 250 ms on an idle machine. */
const MAX_WAIT_MS = 500;

const FULL = Object.fromEntries(everyLongRecipe.map((name) => [name, 1]));

onEveryEngine('long recipes', (engine) => {
  test('writing does not delay other clients for any recipe, however malicious', async (t) => {
    for (const { name, ms, seen } of await watchWrites(engine, FULL)) {
      t.diagnostic(`${name}: ${Math.round(ms)} ms, at most ${Math.round(seen.longestCpuMs)} ms at once`);
      t.diagnostic(`  others waited ${Math.round(seen.longestWaitMs)} ms to read`);
      assertNeverBlocked(seen);
      assert.ok(seen.longestWaitMs < MAX_WAIT_MS, `${name}: somebody waited ${Math.round(seen.longestWaitMs)} ms`);
    }
  });
});
