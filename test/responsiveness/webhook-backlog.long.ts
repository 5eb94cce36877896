import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { assertResponsive } from '../support/responsiveness.ts';
import { watchSwitching } from './webhook-backlog.ts';

const DUE = 100_000;

onEveryEngine('a webhook with a backlog', (engine) => {
  test(`is disabled, enabled and deleted with ${DUE} deliveries due without blocking the event loop`, async (t) => {
    await assertResponsive(t, () => watchSwitching(engine, DUE));
  });
});
