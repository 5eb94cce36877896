import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killJob } from './job-kills.ts';

onEveryEngine('bulk job of 200 items', (engine) => {
  test('processes every item once and reports correct counts when killed and resumed twice', async (t) => {
    const killed = await killJob(engine, { kills: 2, items: 200 });
    t.diagnostic(`${killed.kills} kills, ${killed.interruptions} resumptions`);
    assert.ok(killed.interruptions > 0);
    assert.equal(killed.kills, 2);
  });
});
