import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertNeverBlocked } from '../support/responsiveness.ts';
import { watchLargeBooks } from './books.ts';

const MEMBERS = 2500;

/** Lower than the usual limit: a book of this size took 300 ms when its members were tokens of the index. */
const MAX_CPU_MS = 125;

onEveryEngine('large books', (engine) => {
  test('changes that affect every member do not block the event loop', async (t) => {
    for (const { name, ms, seen, longestWriteMs } of await watchLargeBooks(engine, MEMBERS)) {
      t.diagnostic(`${name}: ${Math.round(ms)} ms, at most ${Math.round(seen.longestCpuMs)} ms at once`);
      t.diagnostic(
        `  others waited ${Math.round(seen.longestWaitMs)} ms to read, ${Math.round(longestWriteMs)} to write`,
      );
      assertNeverBlocked(seen, MAX_CPU_MS);
    }
  });
});
