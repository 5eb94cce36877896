import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killCommits } from './import-kills.ts';

onEveryEngine('commit of 40 imported recipes', (engine) => {
  test('creates every recipe completely and only once when killed twice', async (t) => {
    const { kills, cut } = await killCommits(engine, { kills: 2, items: 40 });
    t.diagnostic(`${kills} kills, ${cut} commits cut off`);
    assert.ok(cut > 0);
  });
});
