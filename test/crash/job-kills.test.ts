import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killJob } from './job-kills.ts';

onEveryEngine('a bulk job of 300 items', (engine) => {
  test('killed 3 times and resumed: every item done once, counts add up', async (t) => {
    const killed = await killJob(engine, { kills: 3, items: 300 });
    t.diagnostic(`${killed.kills} kills, ${killed.interruptions} resumptions`);
    assert.ok(killed.interruptions > 0);
    assert.equal(killed.kills, 3);
  });
});
