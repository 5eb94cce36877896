import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { openMany } from './many-streams.ts';

onEveryEngine('60 open streams, of which 6 are not read', (engine) => {
  test('a burst of changes reaches the others, and the memory stays', async (t) => {
    t.diagnostic(await openMany(engine, { streams: 60, stalled: 6, changes: 600 }));
  });
});
