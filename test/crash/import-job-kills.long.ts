import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killImportJob } from './import-job-kills.ts';

onEveryEngine('import job of 10,000 recipes', (engine) => {
  test('lists each item once, with the recipe created from it, when killed five times', async (t) => {
    const { interruptions } = await killImportJob(engine, { kills: 5, items: 10_000 });
    t.diagnostic(`${interruptions} interruptions`);
    assert.ok(interruptions > 0);
  });
});
