import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { suite, test } from 'node:test';

import { TestClient } from '../support/client.ts';
import { killRounds } from './kill-rounds.ts';
import { startProcess } from './service-process.ts';

suite('service process', () => {
  test('loses no confirmed write and shows no partial change when killed 6 times during writes', async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'tureen-crash-'));
    t.after(() => rm(folder, { recursive: true }));
    const { answered, interrupted } = await killRounds(folder, 6);
    t.diagnostic(`${answered} writes answered, ${interrupted} more were durable and not yet answered`);
    assert.ok(answered > 150);
  });

  test('creates its data folder and exits with code 0 on SIGTERM', async (t) => {
    const folder = path.join(await mkdtemp(path.join(tmpdir(), 'tureen-term-')), 'made', 'by', 'it');
    t.after(() => rm(path.join(folder, '../../..'), { recursive: true }));
    const service = await startProcess({ TUREEN_DATA: folder });
    const client = new TestClient(service.address);
    assert.equal((await client.post('/api/v1/tags', { name: 'Kept' })).status, 201);
    assert.equal(await service.terminate(), 0);
    client.close();
  });
});
