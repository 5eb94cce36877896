import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { followEverywhere } from './followers.ts';

onEveryEngine('event readers that reconnect during 600 events', (engine) => {
  test('receive every event once and in order, even if connections between instances are cut', async (t) => {
    t.diagnostic(await followEverywhere(engine, { events: 600, cuts: 3 }));
  });
});
