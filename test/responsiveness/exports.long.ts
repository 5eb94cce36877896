import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchExports } from './exports.ts';

/** The limit is 250 ms on an idle machine. */
const MAX_WAIT_MS = 500;

const FULL = { count: 60, size: 1, formats: ['html', 'markdown', 'cooklang', 'json-ld', 'portable-bundle'] };

onEveryEngine('exports of long recipes', (engine) => {
  test('no export of 60 recipes of 1.9 MB delays other clients, in any format', async (t) => {
    for (const { format, ms, seen } of await watchExports(engine, FULL)) {
      t.diagnostic(`${format}: ${Math.round(ms)} ms, at most ${Math.round(seen.longestCpuMs)} ms at once`);
      t.diagnostic(`  others waited ${Math.round(seen.longestWaitMs)} ms to read`);
      assertNeverBlocked(seen);
      assert.ok(seen.longestWaitMs < MAX_WAIT_MS, `${format}: somebody waited ${Math.round(seen.longestWaitMs)} ms`);
    }
  });
});
