import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchDeletion } from './library-deletion.ts';

const RECIPES = 3000;

/** Lower than the usual limit: a single statement took 280 ms for a library of this size. */
const MAX_CPU_MS = 125;

onEveryEngine('deletion of a large library', (engine) => {
  test(`hides ${RECIPES} recipes immediately and never blocks the event loop`, async (t) => {
    await assertResponsive(t, async () => [await watchDeletion(engine, RECIPES)], { maxCpuMs: MAX_CPU_MS });
  });
});
