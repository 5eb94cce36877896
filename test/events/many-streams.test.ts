import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { openMany } from './many-streams.ts';

onEveryEngine('60 open streams, 6 of them unread', (engine) => {
  test('deliver a burst of changes with stable memory use', async (t) => {
    t.diagnostic(await openMany(engine, { streams: 60, stalled: 6, changes: 600 }));
  });
});
