import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { followEverywhere } from './followers.ts';

onEveryEngine('readers of 600 events that come and go', (engine) => {
  test('each sees every event once and in order, whatever is cut between instances', async (t) => {
    t.diagnostic(await followEverywhere(engine, { events: 600, cuts: 3 }));
  });
});
