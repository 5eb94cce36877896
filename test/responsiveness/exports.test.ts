import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchExports } from './exports.ts';

/** `npm run test:long` uses the full size and also covers the other formats. */
const SMALL = { count: 2, size: 0.7, formats: ['html'] };

onEveryEngine('exports of long recipes', (engine) => {
  test('do not block the event loop', async (t) => {
    await assertResponsive(t, () => watchExports(engine, SMALL));
  });
});
