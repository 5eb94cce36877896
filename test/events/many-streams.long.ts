import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { openMany } from './many-streams.ts';

onEveryEngine('1,000 open streams, 100 of them unread', (engine) => {
  test('deliver a burst of changes within 1 s using less than 60 MB', async (t) => {
    t.diagnostic(await openMany(engine, { streams: 1000, stalled: 100, changes: 3000, maxLagMs: 1000 }));
  });
});
