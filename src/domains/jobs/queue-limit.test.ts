import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';

const MAX_QUEUED = 3;

const exportAll = (client: TestClient) =>
  client.post<{ id: string; code?: string; params?: object }>('/api/v1/jobs/exports', {
    format: 'markdown',
    scope: 'library',
  });

onEveryEngine('queued job limit', (engine) => {
  // There are no workers, so jobs stay queued.
  const service = serviceForSuite(engine, {
    settings: { TUREEN_LIMIT_QUEUED_JOBS: String(MAX_QUEUED) },
    workerSettings: { concurrency: 0 },
  });

  test('limits the jobs of one library, even for concurrent requests, without affecting other libraries', async () => {
    const client = await service.newLibrary();
    const answers = await Promise.all(Array.from({ length: 2 * MAX_QUEUED }, () => exportAll(client)));
    assert.equal(answers.filter(({ status }) => status === 202).length, MAX_QUEUED);
    assert.equal(answers.filter(({ status }) => status === 429).length, MAX_QUEUED);
    const refused = answers.find(({ status }) => status === 429);
    assert.deepEqual([refused?.body.code, refused?.headers['retry-after']], ['rate-limited', '10']);
    assert.deepEqual(refused?.body.params, { limit: 'queued_jobs', maximum: MAX_QUEUED });
    assert.equal((await exportAll(await service.newLibrary())).status, 202);

    const first = answers.find(({ status }) => status === 202);
    assert.equal((await client.post(`/api/v1/jobs/${first?.body.id}/cancel`, {})).status, 200);
    assert.equal((await exportAll(client)).status, 202);
  });

  test('accepts a rejected request later with the same Idempotency-Key', async () => {
    const client = await service.newLibrary();
    const queued = [];
    for (let count = 0; count < MAX_QUEUED; count += 1) queued.push((await exportAll(client)).body.id);
    const input = { format: 'html', scope: 'library' };
    const key = { 'idempotency-key': 'once there is room' };
    assert.equal((await client.post('/api/v1/jobs/exports', input, key)).status, 429);
    assert.equal((await client.post(`/api/v1/jobs/${queued[0]}/cancel`, {})).status, 200);
    assert.equal((await client.post('/api/v1/jobs/exports', input, key)).status, 202);
  });
});
