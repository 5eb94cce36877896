import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchPantryChanges } from './pantry.ts';

const SIZE = { recipes: 20_000, salted: 12_000 };

onEveryEngine('pantry of a large library', (engine) => {
  test('does not block the event loop when a change affects most recipes', async (t) => {
    await assertResponsive(t, () => watchPantryChanges(engine, SIZE));
  });
});
