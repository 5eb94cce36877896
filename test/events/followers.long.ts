import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { followEverywhere } from './followers.ts';

onEveryEngine('event readers that reconnect during 20,000 events', (engine) => {
  test('receive every event once, in order and within 3 s, even if connections between instances are cut', async (t) => {
    t.diagnostic(await followEverywhere(engine, { events: 20_000, cuts: 20, maxLagMs: 3000 }));
  });
});
