import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';

import { killRounds } from './kill-rounds.ts';

test('loses no confirmed write and shows no partial change when killed 200 times during writes', async (t) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-crash-'));
  t.after(() => rm(folder, { recursive: true }));
  const { answered, interrupted } = await killRounds(folder, 200);
  t.diagnostic(`${answered} writes answered, ${interrupted} more were durable and not yet answered`);
  assert.ok(answered > 5000);
});
