import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchLargeBooks } from './books.ts';

const MEMBERS = 10_000;

onEveryEngine('large books', (engine) => {
  test('changes that affect every member do not block the event loop', async (t) => {
    for (const { name, ms, seen, longestWriteMs } of await watchLargeBooks(engine, MEMBERS)) {
      t.diagnostic(`${name}: ${Math.round(ms)} ms, at most ${Math.round(seen.longestCpuMs)} ms at once`);
      t.diagnostic(
        `  others waited ${Math.round(seen.longestWaitMs)} ms to read, ${Math.round(longestWriteMs)} to write`,
      );
      assertNeverBlocked(seen);
    }
  });
});
