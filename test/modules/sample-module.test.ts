import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { JobBody } from '../../src/domains/jobs/index.ts';
import { onEveryEngine } from '../support/engines.ts';
import { eventually } from '../support/eventually.ts';
import { endedJob } from '../support/jobs.ts';
import { ManualClock } from '../support/manual-clock.ts';
import { serviceForSuite } from '../support/test-service.ts';
import { tureenWithHerbs } from './herb-garden.ts';

const HERBS = '/api/v1/herbs';

interface Herb {
  readonly id: string;
  readonly name: string;
}

onEveryEngine('a module added to the list', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { composition: tureenWithHerbs, clock });

  test('stores rows, serves operations and emits events', async () => {
    const client = await service.newLibrary();
    const { status, body } = await client.post<Herb>(HERBS, { name: 'Basil' });
    assert.equal(status, 201);
    assert.deepEqual((await client.get<readonly Herb[]>(HERBS)).body, [{ id: body.id, name: 'Basil' }]);
    const events = await service.rows(`select resource_id from event where type = 'herb.planted'`);
    assert.deepEqual(events, [{ resource_id: body.id }]);
  });

  test('enforces its constraint and limit with its own problems', async () => {
    const client = await service.newLibrary();
    const plant = async (name: string) => (await client.post<{ code?: string }>(HERBS, { name })).body.code;
    assert.equal(await plant('Basil'), undefined);
    assert.equal(await plant('Basil'), 'herb-planted-twice');
    assert.equal(await plant('Dill'), undefined);
    assert.equal(await plant('Mint'), undefined);
    assert.equal(await plant('Thyme'), 'herb-bed-full');
    const capabilities = await client.get<{ limits: Record<string, number> }>('/api/v1/capabilities');
    assert.equal(capabilities.body.limits['herbs'], 3);
  });

  test('appears in the OpenAPI document and the problem pages', async () => {
    const openapi = await service.client.get<{ paths: Record<string, Record<string, { responses: object }>> }>(
      '/api/v1/openapi.json',
    );
    assert.deepEqual(Object.keys(openapi.body.paths['/api/v1/herbs'] ?? {}), ['get', 'post']);
    assert.ok('409' in (openapi.body.paths['/api/v1/herbs']?.['post']?.responses ?? {}));
    assert.equal((await service.client.get('/problems/herb-planted-twice')).status, 200);
  });

  test('adds its figures to /metrics', async () => {
    const client = await service.newLibrary();
    await eventually(
      async () => /^tureen_herbs_planted \d+$/m.test((await client.get('/metrics')).text),
      'the number of herbs in the metrics',
    );
  });

  test('can be subscribed to by webhooks', async () => {
    const client = await service.newLibrary();
    const subscribe = async (type: string) => {
      const webhook = { name: 'Herbs', url: 'https://example.org/', enabled: true, event_types: [type] };
      return (await client.post('/api/v1/webhooks', webhook)).status;
    };
    assert.equal(await subscribe('herb.planted'), 201);
    assert.equal(await subscribe('herb.*'), 201);
    assert.equal(await subscribe('herb.eaten'), 422);
  });

  test('runs its jobs', async () => {
    const client = await service.newLibrary();
    await client.post(HERBS, { name: 'Basil' });
    await client.post(HERBS, { name: 'Dill' });
    const { body } = await client.post<Pick<JobBody, 'id'>>(`${HERBS}/harvest`, {});
    const { state, result } = await endedJob(client, body.id);
    assert.deepEqual([state, result], ['succeeded', { harvested: 2 }]);
    assert.deepEqual((await client.get(HERBS)).body, []);
  });

  test('runs its sweeps', async () => {
    const client = await service.newLibrary();
    await client.post(HERBS, { name: 'Basil' });
    clock.advance({ hours: 25 });
    await client.post(HERBS, { name: 'Dill' });
    await service.sweep('hour');
    const { body } = await client.get<readonly Herb[]>(HERBS);
    assert.deepEqual(
      body.map(({ name }) => name),
      ['Dill'],
    );
  });

  test('removes its contents with a library', async () => {
    const { body: library } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Garden' });
    const client = service.client.with({ 'x-service-library': library.id });
    const { body: herb } = await client.post<Herb>(HERBS, { name: 'Basil' });
    const { status } = await service.client.delete(`/api/v1/libraries/${library.id}`, { 'if-match': '*' });
    assert.equal(status, 204);
    await eventually(
      async () => (await service.rows(`select id from herb where id = '${herb.id}'`)).length === 0,
      'the removal of the herb',
    );
  });
});
