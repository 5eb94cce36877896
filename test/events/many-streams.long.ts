import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { openMany } from './many-streams.ts';

onEveryEngine('1,000 open streams, of which 100 are not read', (engine) => {
  test('a burst of changes reaches the others within 1 s, and takes under 60 MB', async (t) => {
    t.diagnostic(await openMany(engine, { streams: 1000, stalled: 100, changes: 3000, maxLagMs: 1000 }));
  });
});
