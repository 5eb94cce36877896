import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchScaling } from './scaled.ts';

/** The limit is 250 ms on an idle machine. */
const MAX_WAIT_MS = 500;

onEveryEngine('scaled views of long recipes', (engine) => {
  test('no recipe, however malicious, delays other clients', async (t) => {
    for (const { name, ms, seen } of await watchScaling(engine, 1)) {
      t.diagnostic(`${name}: ${Math.round(ms)} ms, at most ${Math.round(seen.longestCpuMs)} ms at once`);
      t.diagnostic(`  others waited ${Math.round(seen.longestWaitMs)} ms to read`);
      assertNeverBlocked(seen);
      assert.ok(seen.longestWaitMs < MAX_WAIT_MS, `${name}: somebody waited ${Math.round(seen.longestWaitMs)} ms`);
    }
  });
});
