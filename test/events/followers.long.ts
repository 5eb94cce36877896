import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { followEverywhere } from './followers.ts';

onEveryEngine('readers of 20,000 events that come and go', (engine) => {
  test('each sees every event once and in order, within 3 s, whatever is cut between instances', async (t) => {
    t.diagnostic(await followEverywhere(engine, { events: 20_000, cuts: 20, maxLagMs: 3000 }));
  });
});
