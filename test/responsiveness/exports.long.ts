import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchExports } from './exports.ts';

/** The limit is 250 ms on an idle machine. */
const MAX_WAIT_MS = 500;

const FULL = { count: 60, size: 1, formats: ['html', 'markdown', 'cooklang', 'json-ld', 'portable-bundle'] };

onEveryEngine('exports of long recipes', (engine) => {
  test('do not delay other clients in any format, with 60 recipes of 1.9 MB each', async (t) => {
    await assertResponsive(t, () => watchExports(engine, FULL), { maxWaitMs: MAX_WAIT_MS });
  });
});
