import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { followEverywhere } from './followers.ts';

onEveryEngine('readers of 600 events that connect and disconnect', (engine) => {
  test('each receives every event once and in order, although connections between instances are cut', async (t) => {
    t.diagnostic(await followEverywhere(engine, { events: 600, cuts: 3 }));
  });
});
