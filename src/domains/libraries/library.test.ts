import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import type { Library } from './library.schemas.ts';

interface LibraryPage {
  readonly items: readonly Library[];
  readonly next_cursor: string | null;
}

onEveryEngine('libraries', (engine) => {
  const service = serviceForSuite(engine);

  test('creates one "Home" library in local mode, owned by the local user and unchanged by a restart', async () => {
    const { body } = await service.client.get<LibraryPage>('/api/v1/libraries');
    const [home] = body.items;
    assert.equal(body.items.length, 1);
    assert.deepEqual(
      { ...home, id: '', created_at: '', updated_at: '' },
      {
        id: '',
        name: 'Home',
        role: 'owner',
        revision: 1,
        created_at: '',
        updated_at: '',
        member_count: 1,
        recipe_count: 0,
        settings: { assumed_convention: null, shown_convention: null },
      },
    );
    await service.restart();
    assert.deepEqual((await service.client.get<LibraryPage>('/api/v1/libraries')).body, body);
  });

  test('uses the library from the header or the only one of the user, or else returns 400 library-required', async () => {
    const home = (await service.client.get<LibraryPage>('/api/v1/libraries')).body.items[0]?.id ?? '';
    assert.equal((await service.client.get('/api/v1/tags')).status, 200);
    const second = await service.client.post<Library>('/api/v1/libraries', { name: 'Second' });
    assert.equal(second.status, 201);
    const unnamed = await service.client.get('/api/v1/tags');
    assert.deepEqual([unnamed.status, unnamed.body.code], [400, 'library-required']);
    for (const id of [home, second.body.id]) {
      assert.equal((await service.client.get('/api/v1/tags', { 'x-service-library': id })).status, 200);
    }
  });

  test('returns 404 library-not-found to users who are not members', async () => {
    const { body } = await service.client.post<Library>('/api/v1/libraries', { name: 'Left' });
    await service.write(`delete from library_member where library_id = '${body.id}'`);
    for (const answer of [
      await service.client.get('/api/v1/tags', { 'x-service-library': body.id }),
      await service.client.get('/api/v1/tags', { 'x-service-library': 'no-such-library' }),
      await service.client.get(`/api/v1/libraries/${body.id}`),
      await service.client.put(`/api/v1/libraries/${body.id}`, { name: 'Mine' }, { 'if-match': '*' }),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [404, 'library-not-found']);
    }
  });

  test('allows what the role of the member permits, and returns 403 forbidden for the rest', async () => {
    const client = await service.newLibrary();
    const tag = await client.post<{ id: string }>('/api/v1/tags', { name: 'Mine' });
    const [library] = await service.rows(`select library_id from tag where id = '${tag.body.id}'`);
    const id = String(library?.['library_id']);
    await service.write(`update library_member set role = 'viewer' where library_id = '${id}'`);
    assert.equal((await client.get('/api/v1/tags')).status, 200);
    for (const answer of [
      await client.post('/api/v1/tags', { name: 'Refused' }),
      await client.post('/api/v1/tags', { nonsense: true }),
      await client.delete(`/api/v1/tags/${tag.body.id}`, { 'if-match': '"1"' }),
      await client.put(`/api/v1/libraries/${id}`, { name: 'Renamed' }, { 'if-match': '"1"' }),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [403, 'forbidden']);
    }
    await service.write(`update library_member set role = 'editor' where library_id = '${id}'`);
    assert.equal((await client.post('/api/v1/tags', { name: 'Allowed' })).status, 201);
    assert.equal((await client.put(`/api/v1/libraries/${id}`, { name: 'No' }, { 'if-match': '"1"' })).status, 403);
  });

  test('creates a library, and renames it if the revision matches', async () => {
    const created = await service.client.post<Library>('/api/v1/libraries', { name: ' Cottage ' });
    const path = created.headers.location ?? '';
    assert.deepEqual([created.status, created.headers.etag, created.body.name], [201, '"1"', 'Cottage']);
    assert.equal((await service.client.post('/api/v1/libraries', { name: '' })).status, 422);
    assert.equal((await service.client.put(path, { name: 'Barn' })).status, 428);
    assert.equal((await service.client.put(path, { name: 'Barn' }, { 'if-match': '"2"' })).status, 412);
    const renamed = await service.client.put<Library>(path, { name: 'Barn' }, { 'if-match': '"1"' });
    assert.deepEqual([renamed.status, renamed.headers.etag, renamed.body.name], [200, '"2"', 'Barn']);
    assert.deepEqual((await service.client.get<Library>(path)).body, renamed.body);
    const events = await service.rows(
      `select stream, type from event where resource_id = '${created.body.id}' order by occurred_at, type`,
    );
    assert.deepEqual(
      events.map(({ stream, type }) => [stream === 'instance', type]),
      [
        [true, 'library.created'],
        [false, 'library.updated'],
      ],
    );
  });

  test('lists libraries in pages in creation order', async () => {
    const names: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body }: { body: LibraryPage } = await service.client.get<LibraryPage>(
        `/api/v1/libraries?limit=2${query}`,
      );
      names.push(...body.items.map(({ name }) => name));
      cursor = body.next_cursor;
    }
    assert.deepEqual(names, ['Home', 'Second', 'Test', 'Barn']);
  });
});
