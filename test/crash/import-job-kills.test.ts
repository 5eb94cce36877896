import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../support/engines.ts';
import { killImportJob } from './import-job-kills.ts';

onEveryEngine('import job of 200 recipes', (engine) => {
  test('lists each item once, with the recipe created from it, when killed twice', async () => {
    const { interruptions } = await killImportJob(engine, { kills: 2, items: 200 });
    assert.ok(interruptions > 0);
  });
});
