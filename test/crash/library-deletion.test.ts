// decisions.md, section 4: DELETE /libraries/{id}.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { eventually } from '../support/eventually.ts';
import type { InstanceState } from '../../src/domains/instance/index.ts';
import type { Library } from '../../src/domains/libraries/index.ts';
import { largeLibrary, rowCounter } from '../responsiveness/library-deletion.ts';
import { TestClient } from '../support/client.ts';
import { onEveryEngine } from '../support/engines.ts';
import { statusAndCode } from '../support/people.ts';
import { startProcess } from './service-process.ts';

const LIBRARIES = '/api/v1/libraries';
/** About 15 slices, so that a kill right after the response hits the middle of the work. */
const RECIPES = 1500;

onEveryEngine('deletion of a large library by a process that is killed', (engine) => {
  test('hides the library from everyone and is completed after the next start', async (t) => {
    const { service, id } = await largeLibrary(engine, RECIPES);
    t.after(() => service.remove());
    const rows = await rowCounter(service);
    t.after(() => rows.close());
    const left = () => rows.count(`select count(*) as count from recipe where library_id = '${id}'`);
    const inLibrary = { 'x-service-library': id };

    const first = await startProcess(service.settings);
    const before = new TestClient(first.address);
    const key = { 'idempotency-key': 'the same again' };
    const { body: brief } = await before.post<Library>(LIBRARIES, { name: 'Brief' }, key);
    assert.equal((await before.delete(`${LIBRARIES}/${brief.id}`, { 'if-match': '"1"' })).status, 204);
    assert.equal((await before.post('/api/v1/tags', { name: 'Kept' }, { ...inLibrary, ...key })).status, 201);
    assert.equal((await before.delete(`${LIBRARIES}/${id}`, { 'if-match': '"1"' })).status, 204);
    await first.kill();
    before.close();
    assert.ok((await left()) > 0, 'the process had removed everything before it was killed');

    const instances = await Promise.all([startProcess(service.settings), startProcess(service.settings)]);
    t.after(() => Promise.all(instances.map((instance) => instance.kill())));
    for (const { address } of instances) {
      const client = new TestClient(address);
      t.after(() => client.close());
      assert.deepEqual(statusAndCode(await client.get(`${LIBRARIES}/${id}`)), [404, 'library-not-found']);
      assert.deepEqual(statusAndCode(await client.get('/api/v1/recipes', inLibrary)), [404, 'library-not-found']);
      assert.deepEqual(statusAndCode(await client.delete(`${LIBRARIES}/${id}`, { 'if-match': '*' })), [
        404,
        'library-not-found',
      ]);
      // A retry of a creation inside finds no library; a retry of the creation of a library finds that it is gone.
      const retried = await client.post('/api/v1/tags', { name: 'Kept' }, { ...inLibrary, ...key });
      assert.deepEqual(statusAndCode(retried), [404, 'library-not-found']);
      const again = await client.post(LIBRARIES, { name: 'Brief' }, key);
      assert.deepEqual(statusAndCode(again), [404, 'created-resource-missing']);
      const { body } = await client.get<{ items: readonly Library[] }>(LIBRARIES);
      assert.ok(body.items.every((library) => library.id !== id));
      assert.equal((await client.post(LIBRARIES, { name: 'Large' })).status, 201);
      assert.equal((await client.get<InstanceState>('/api/v1/instance')).body.sizes.recipes, 0);
    }

    await eventually(
      async () => (await rows.count(`select count(*) as count from library where id = '${id}'`)) === 0,
      'the end of the removal',
    );
    for (const table of ['recipe', 'recipe_search', 'recipe_document', 'recipe_word', 'tag', 'search_space']) {
      assert.equal(await rows.count(`select count(*) as count from ${table}`), 0, table);
    }
    for (const [table, type] of [
      ['event', 'type'],
      ['audit_event', 'action'],
    ]) {
      const target = table === 'event' ? 'resource_id' : 'target_id';
      const sql = `select count(*) as count from ${table} where ${type} = 'library.deleted' and ${target} = '${id}'`;
      assert.equal(await rows.count(sql), 1, table);
    }
  });
});
