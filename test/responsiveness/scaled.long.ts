import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchScaling } from './scaled.ts';

/** The limit is 250 ms on an idle machine. */
const MAX_WAIT_MS = 500;

onEveryEngine('scaled views of long recipes', (engine) => {
  test('do not delay other clients, however malicious the recipe', async (t) => {
    await assertResponsive(t, () => watchScaling(engine, 1), { maxWaitMs: MAX_WAIT_MS });
  });
});
