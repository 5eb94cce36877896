import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchPantryChanges } from './pantry.ts';

const SIZE = { recipes: 4000, salted: 2500 };

/** Lower than the usual limit: reading and writing a slice of 1,000 recipes takes a tenth of it. */
const MAX_CPU_MS = 125;

onEveryEngine('pantry of a large library', (engine) => {
  test('does not block the event loop when a change affects most recipes', async (t) => {
    await assertResponsive(t, () => watchPantryChanges(engine, SIZE), { maxCpuMs: MAX_CPU_MS });
  });
});
