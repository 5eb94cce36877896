import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

interface AuditPage {
  readonly events: readonly { readonly action: string; readonly target_id: string; readonly outcome: string }[];
}

onEveryEngine('recipe trash', (engine) => {
  const service = serviceForSuite(engine);

  test('allows reading but not changing a trashed recipe (409 recipe-trashed)', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const path = `/api/v1/recipes/${id}`;
    await client.delete(path, { 'if-match': '"1"' });
    const now = { 'if-match': '"2"' };
    const answers = [
      await client.put(path, { recipe: { title: 'X' } }, now),
      await client.delete(path, now),
      await client.post(`${path}/revisions/1/restore`, undefined, now),
      await client.post(`${path}/cooked`, {}),
    ];
    for (const { status, body } of answers) assert.deepEqual([status, body.code], [409, 'recipe-trashed']);
    assert.equal((await client.get<EntryBody>(path)).body.state, 'trashed');
    assert.equal((await client.get(`${path}/revisions/1`)).status, 200);
  });

  test('refuses to restore or purge an active recipe (409 recipe-not-trashed)', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const now = { 'if-match': '"1"' };
    const answers = [
      await client.post(`/api/v1/recipes/${id}/restore`, undefined, now),
      await client.delete(`/api/v1/recipes/${id}/permanently`, now),
    ];
    for (const { status, body } of answers) assert.deepEqual([status, body.code], [409, 'recipe-not-trashed']);
  });

  test('trashes and restores an entry under If-Match, with deleted_at only while it is trashed', async () => {
    const client = await service.newLibrary();
    const created = await newEntry(client, { title: 'Broth', description: 'Clear.' });
    const path = `/api/v1/recipes/${created.id}`;
    for (const [headers, code] of [
      [{}, 'precondition-required'],
      [{ 'if-match': '"9"' }, 'precondition-failed'],
    ] as const) {
      assert.equal((await client.delete(path, headers)).body.code, code);
    }
    const trashed = await client.delete<EntryBody>(path, { 'if-match': '"1"' });
    assert.deepEqual([trashed.status, trashed.headers.etag, trashed.body.state], [200, '"2"', 'trashed']);
    assert.ok(trashed.body.deleted_at);
    assert.deepEqual(trashed.body.recipe, created.recipe);

    for (const [tag, status] of [
      [undefined, 428],
      ['"1"', 412],
      ['W/"2"', 412],
      ['2', 400],
    ] as const) {
      const answer = await client.post(`${path}/restore`, undefined, tag === undefined ? {} : { 'if-match': tag });
      assert.equal(answer.status, status);
    }
    const restored = await client.post<EntryBody>(`${path}/restore`, undefined, { 'if-match': '"2"' });
    assert.deepEqual([restored.status, restored.headers.etag, restored.body.state], [200, '"3"', 'active']);
    assert.equal('deleted_at' in restored.body, false);
    assert.deepEqual((await client.get<EntryBody>(path)).body, restored.body);
  });

  test('purges everything about a recipe, and leaves an event and an audit record', async () => {
    const client = await service.newLibrary();
    const { id, library_id } = await newEntry(client, { title: 'Gone' });
    const path = `/api/v1/recipes/${id}`;
    await client.put(`${path}/favorite`, { favorite: true });
    await client.post(`${path}/cooked`, { notes: 'good' });
    await client.delete(path, { 'if-match': '"1"' });
    assert.equal((await client.delete(`${path}/permanently`, { 'if-match': '"1"' })).status, 412);
    assert.equal((await client.delete(`${path}/permanently`, { 'if-match': '"2"' })).status, 204);
    assert.equal((await client.get(path)).status, 404);
    for (const table of [
      'recipe_revision',
      'recipe_document',
      'recipe_favorite',
      'recipe_cook',
      'recipe_organization',
    ]) {
      assert.deepEqual(await service.rows(`select * from ${table} where entry_id = '${id}'`), [], table);
    }
    const events = await service.rows(
      `select type, resource_revision from event where stream = '${library_id}' order by number desc limit 1`,
    );
    assert.deepEqual({ ...events[0] }, { type: 'recipe.purged', resource_revision: 3 });
    const audit = await service.client.get<AuditPage>(`/api/v1/account/audit?action=recipe.purged`);
    assert.ok(audit.body.events.some(({ target_id, outcome }) => target_id === id && outcome === 'succeeded'));
  });
});
