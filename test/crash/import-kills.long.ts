import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killCommits } from './import-kills.ts';

onEveryEngine('commit of 600 imported recipes', (engine) => {
  test('creates every recipe completely and only once when killed 20 times', async (t) => {
    const { kills, cut } = await killCommits(engine, { kills: 20, items: 600 });
    t.diagnostic(`${kills} kills, ${cut} commits cut off`);
    assert.ok(cut > 0);
    assert.equal(kills, 20);
  });
});
