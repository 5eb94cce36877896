import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { followEverywhere } from './followers.ts';

onEveryEngine('readers of 20,000 events that connect and disconnect', (engine) => {
  test('each receives every event once, in order and within 3 s, although connections between instances are cut', async (t) => {
    t.diagnostic(await followEverywhere(engine, { events: 20_000, cuts: 20, maxLagMs: 3000 }));
  });
});
