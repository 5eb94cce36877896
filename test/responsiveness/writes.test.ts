import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchWrites } from './writes.ts';

/** `npm run test:long` covers the others, and all of them in full size. */
const SMALL = { 'unknown properties': 0.2, 'lines of dots': 0.4, 'many wordy lines': 0.4 };

onEveryEngine('writes of long recipes', (engine) => {
  test('do not block the event loop, however malicious the recipe', async (t) => {
    await assertResponsive(t, () => watchWrites(engine, SMALL));
  });
});
