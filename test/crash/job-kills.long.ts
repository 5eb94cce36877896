import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killJob } from './job-kills.ts';

onEveryEngine('bulk job of 10,000 items', (engine) => {
  test('processes every item once and reports correct counts when killed and resumed 20 times', async (t) => {
    const killed = await killJob(engine, { kills: 20, items: 10_000 });
    t.diagnostic(`${killed.kills} kills, ${killed.interruptions} resumptions`);
    assert.ok(killed.interruptions > 0);
    assert.equal(killed.kills, 20);
  });
});
