import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { everyLongRecipe, watchWrites } from './writes.ts';

/** The limit is 250 ms on an idle machine. */
const MAX_WAIT_MS = 500;

const FULL = Object.fromEntries(everyLongRecipe.map((name) => [name, 1]));

onEveryEngine('writes of long recipes', (engine) => {
  test('do not delay other clients, however malicious the recipe', async (t) => {
    await assertResponsive(t, () => watchWrites(engine, FULL), { maxWaitMs: MAX_WAIT_MS });
  });
});
