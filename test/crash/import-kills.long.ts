import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killCommits } from './import-kills.ts';

onEveryEngine('a commit of 600 recipes', (engine) => {
  test('killed 20 times: each item is there completely or not at all, and never twice', async (t) => {
    const { kills, cut } = await killCommits(engine, { kills: 20, items: 600 });
    t.diagnostic(`${kills} kills, ${cut} commits cut off`);
    assert.ok(cut > 0);
    assert.equal(kills, 20);
  });
});
