import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchLargeBooks } from './books.ts';

const MEMBERS = 2500;

/** Lower than the usual limit: a book of this size took 300 ms when its members were tokens of the index. */
const MAX_CPU_MS = 125;

onEveryEngine('large books', (engine) => {
  test('do not block the event loop when a change affects every member', async (t) => {
    await assertResponsive(t, () => watchLargeBooks(engine, MEMBERS), { maxCpuMs: MAX_CPU_MS });
  });
});
