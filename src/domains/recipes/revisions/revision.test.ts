import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { RevisionItem } from '../entries/recipe.schemas.ts';

interface History {
  readonly items: readonly RevisionItem[];
}

onEveryEngine('recipe revisions', (engine) => {
  const service = serviceForSuite(engine);

  test('returns 404 revision-not-found for an unknown revision, and 422 for invalid numbers and paging parameters', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const path = `/api/v1/recipes/${id}/revisions`;
    assert.equal((await client.get(`${path}/2`)).body.code, 'revision-not-found');
    const restore = await client.post(`${path}/2/restore`, undefined, { 'if-match': '"1"' });
    assert.deepEqual([restore.status, restore.body.code], [404, 'revision-not-found']);
    for (const number of ['0', '-1', '1.5', 'x', '9'.repeat(40)]) {
      assert.equal((await client.get(`${path}/${number}`)).status, 422, number);
    }
    for (const query of ['limit=0', 'limit=101', 'offset=-1', 'limit=x', 'offset=1e400']) {
      assert.equal((await client.get(`${path}?${query}`)).status, 422, query);
    }
  });

  test('lists each revision with its cause, changes, state, title and author', async () => {
    const client = await service.newLibrary();
    const { id, created_by } = await newEntry(client, { title: 'One', notes: 'n' });
    const path = `/api/v1/recipes/${id}`;
    await client.put(path, { recipe: { title: 'Two', notes: 'n' } }, { 'if-match': '"1"' });
    await client.put(path, { recipe: { title: 'Two', description: 'd' } }, { 'if-match': '"2"' });
    await client.delete(path, { 'if-match': '"3"' });
    await client.post(`${path}/restore`, undefined, { 'if-match': '"4"' });
    await client.post(`${path}/revisions/1/restore`, undefined, { 'if-match': '"5"' });
    const { body } = await client.get<History>(`${path}/revisions`);
    assert.deepEqual(
      body.items.map(({ revision, cause, changes, state, title }) => [revision, cause, changes, state, title]),
      [
        [6, 'restore', ['title', 'description', 'notes'], 'active', 'One'],
        [5, 'restore', ['state'], 'active', 'Two'],
        [4, 'api', ['state'], 'trashed', 'Two'],
        [3, 'api', ['description', 'notes'], 'active', 'Two'],
        [2, 'api', ['title'], 'active', 'Two'],
        [1, 'api', ['format', 'id', 'title', 'notes'], 'active', 'One'],
      ],
    );
    for (const item of body.items) assert.equal(item.created_by, created_by);
  });

  test('pages through the history with limit and offset', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const path = `/api/v1/recipes/${id}`;
    for (let revision = 1; revision < 5; revision += 1) {
      await client.put(path, { recipe: { title: `Title ${revision}` } }, { 'if-match': `"${revision}"` });
    }
    const numbers = async (query: string) =>
      (await client.get<History>(`${path}/revisions?${query}`)).body.items.map(({ revision }) => revision);
    assert.deepEqual(await numbers('limit=2'), [5, 4]);
    assert.deepEqual(await numbers('limit=2&offset=2'), [3, 2]);
    assert.deepEqual(await numbers('offset=4'), [1]);
    assert.deepEqual(await numbers('offset=5'), []);
    assert.equal((await client.get(`${path}/revisions`, { 'if-none-match': '"5"' })).status, 304);
    assert.equal((await client.get(`${path}/revisions`, { 'if-none-match': '"4"' })).status, 200);
  });

  test('keeps every revision readable, and restores one as a new revision', async () => {
    const client = await service.newLibrary();
    const first = await newEntry(client, {
      title: 'First',
      'x-kept': [1, 2],
      ingredient_sections: [{ ingredients: [{ text: '1 egg' }] }],
    });
    const path = `/api/v1/recipes/${first.id}`;
    await client.put(path, { recipe: { title: 'Second' } }, { 'if-match': '"1"' });
    const old = await client.get<{ recipe: unknown; title: string }>(`${path}/revisions/1`);
    assert.deepEqual([old.body.recipe, old.body.title, old.headers.etag], [first.recipe, 'First', '"1"']);

    const restored = await client.post<EntryBody>(`${path}/revisions/1/restore`, undefined, { 'if-match': '"2"' });
    assert.deepEqual([restored.status, restored.body.revision, restored.headers.etag], [200, 3, '"3"']);
    assert.deepEqual(restored.body.recipe, first.recipe);
    const second = await client.get<{ title: string }>(`${path}/revisions/2`);
    assert.equal(second.body.title, 'Second');
  });

  test('prevents lost updates: only one of several conditional writes to a revision succeeds', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const path = `/api/v1/recipes/${id}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, writer) =>
        client.put<EntryBody>(path, { recipe: { title: `Writer ${writer}` } }, { 'if-match': '"1"' }),
      ),
    );
    const won = answers.filter(({ status }) => status === 200);
    assert.equal(won.length, 1);
    assert.ok(answers.every(({ status }) => status === 200 || status === 412));
    assert.equal((await client.get<EntryBody>(path)).body.recipe.title, won[0]?.body.recipe.title);
  });
});
