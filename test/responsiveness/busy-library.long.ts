// Everything that grows with a library, with 100,000 recipes and a million rows to sweep, beside 16 other clients.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { watchBusyLibrary } from './busy-library.ts';

const RECIPES = Number(process.env['TUREEN_TEST_BUSY_RECIPES'] ?? 100_000);
const OLD_ROWS = Number(process.env['TUREEN_TEST_BUSY_ROWS'] ?? 1_000_000);
const SIZE = { recipes: RECIPES, oldRows: OLD_ROWS, members: 10_000, revisions: 10_000, clients: 16 };

const MAX_GAP_MS = 100;
const MAX_P99_MS = 150;
const MAX_DELETION_MS = 1000;

onEveryEngine('a busy library of full size', (engine) => {
  test('serves others while everything that grows with a library is done', async (t) => {
    const { done, deletionAnsweredMs } = await watchBusyLibrary(engine, SIZE);
    const round = Math.round;
    for (const {
      name,
      tookMs,
      seen: { longestDelayMs, longestCpuMs },
      waits,
    } of done) {
      t.diagnostic(
        `${name}: took ${round(tookMs)} ms, gap ${round(longestDelayMs)} ms (${round(longestCpuMs)} ms of CPU time), ` +
          `p99 of ${waits.requests} requests ${round(waits.p99)} ms, longest ${round(waits.longest)} ms`,
      );
    }
    t.diagnostic(`the deletion was answered in ${round(deletionAnsweredMs)} ms`);
    const waits = done.flatMap((work) => work.waits.all).toSorted((a, b) => a - b);
    const p99 = waits[Math.ceil(waits.length * 0.99) - 1] ?? 0;
    t.diagnostic(`p99 of all ${waits.length} requests ${round(p99)} ms`);
    assert.deepEqual(
      done.filter(({ seen }) => seen.longestDelayMs >= MAX_GAP_MS).map(({ name }) => name),
      [],
    );
    if (engine.name === 'sqlite') assert.ok(p99 < MAX_P99_MS);
    assert.ok(deletionAnsweredMs < MAX_DELETION_MS);
  });
});
