import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Tag } from './tag.schemas.ts';

interface TagPage {
  readonly items: readonly Tag[];
  readonly next_cursor: string | null;
}

onEveryEngine('tags', (engine) => {
  const service = serviceForSuite(engine);

  test('requires a visible single-line name of up to 100 characters', async () => {
    const client = await service.newLibrary();
    for (const name of [undefined, null, 5, '', '   ', '\u3000', 'two\nlines', 'x'.repeat(101), ['a']]) {
      const answer = await client.post('/api/v1/tags', { name });
      assert.equal(answer.status, 422, JSON.stringify(name));
      assert.equal(answer.body.errors?.[0]?.location, 'body.name');
    }
    const blank = await client.post('/api/v1/tags', { name: ' ' });
    assert.equal(blank.body.detail, 'body.name must be text on one line with at least one visible character');
    assert.equal((await client.post('/api/v1/tags', { name: 'ü'.repeat(100) })).status, 201);
    assert.equal((await client.post('/api/v1/tags', { name: '🍲'.repeat(100) })).status, 201);
  });

  test('returns 404 from every operation for an unknown tag or one from another library', async () => {
    const mine = await service.newLibrary();
    const other = await service.newLibrary();
    const foreign = (await other.post<Tag>('/api/v1/tags', { name: 'Foreign' })).body.id;
    for (const id of [foreign, 'nothing', 'x'.repeat(300), '%F0%9F%8D%B2']) {
      const path = `/api/v1/tags/${id}`;
      const answers = [
        await mine.get(path),
        await mine.put(path, { name: 'Mine' }, { 'if-match': '"1"' }),
        await mine.put(path, { name: 'Mine' }),
        await mine.delete(path, { 'if-match': '"7"' }),
      ];
      for (const { status, body } of answers) assert.deepEqual([status, body.code], [404, 'tag-not-found']);
    }
    assert.equal((await other.get(`/api/v1/tags/${foreign}`)).status, 200);
  });

  test('rejects a duplicate name, ignoring case and Unicode form (409 tag-name-taken)', async () => {
    const client = await service.newLibrary();
    const first = await client.post<Tag>('/api/v1/tags', { name: 'Crème Brûlée' });
    const second = await client.post<Tag>('/api/v1/tags', { name: 'Straße' });
    for (const name of [
      'crème brûlée',
      'CRÈME BRÛLÉE',
      'Crème Brûlée'.normalize('NFD'),
      ' Crème  Brûlée ',
      'STRASSE',
    ]) {
      const answer = await client.post('/api/v1/tags', { name });
      assert.deepEqual([answer.status, answer.body.code], [409, 'tag-name-taken'], name);
    }
    const path = `/api/v1/tags/${second.body.id}`;
    const renamed = await client.put(path, { name: 'CRÈME brûlée' }, { 'if-match': '"1"' });
    assert.deepEqual([renamed.status, renamed.body.code], [409, 'tag-name-taken']);
    assert.equal((await client.get(path)).headers.etag, '"1"');

    const own = `/api/v1/tags/${first.body.id}`;
    assert.equal((await client.put(own, { name: 'CRÈME brûlée' }, { 'if-match': '"1"' })).status, 200);
    assert.equal((await (await service.newLibrary()).post('/api/v1/tags', { name: 'Straße' })).status, 201);
  });

  test('returns 201 with the tag, Location and ETag on creation', async () => {
    const client = await service.newLibrary();
    const answer = await client.post<Tag>('/api/v1/tags', { name: ' Soup ', color: '#c2410c', unknown: 1 });
    const { id, created_at, ...rest } = answer.body;
    assert.equal(answer.status, 201);
    assert.equal(answer.headers.location, `/api/v1/tags/${id}`);
    assert.equal(answer.headers.etag, '"1"');
    assert.match(id, /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    assert.match(created_at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    assert.deepEqual(rest, { name: 'Soup', color: '#c2410c', revision: 1, updated_at: created_at });
    assert.deepEqual((await client.get<Tag>(answer.headers.location ?? '')).body, answer.body);
  });

  test('treats null as absent in requests', async () => {
    const client = await service.newLibrary();
    const { status, body } = await client.post<Tag>('/api/v1/tags', { name: 'Plain', color: null });
    assert.deepEqual([status, body.color], [201, '']);
  });

  test('replaces a tag as the next revision', async () => {
    const client = await service.newLibrary();
    const { body: tag } = await client.post<Tag>('/api/v1/tags', { name: 'Old', color: 'red' });
    const answer = await client.put<Tag>(`/api/v1/tags/${tag.id}`, { name: 'New' }, { 'if-match': '"1"' });
    assert.equal(answer.status, 200);
    assert.equal(answer.headers.etag, '"2"');
    assert.deepEqual(
      { ...answer.body, updated_at: '' },
      { ...tag, name: 'New', color: '', revision: 2, updated_at: '' },
    );
  });

  test('deletes a tag with 204 and no body, and frees its name', async () => {
    const client = await service.newLibrary();
    const { body: tag } = await client.post<Tag>('/api/v1/tags', { name: 'Brief' });
    const path = `/api/v1/tags/${tag.id}`;
    const answer = await client.delete(path, { 'if-match': '"1"' });
    assert.deepEqual([answer.status, answer.text, answer.headers['content-type']], [204, '', undefined]);
    assert.equal((await client.get(path)).status, 404);
    assert.equal((await client.delete(path, { 'if-match': '"1"' })).status, 404);
    assert.equal((await client.post('/api/v1/tags', { name: 'Brief' })).status, 201);
  });

  test('pages by name without gaps or repeats while tags are added and deleted', async () => {
    const client = await service.newLibrary();
    const names = Array.from({ length: 25 }, (_, index) => `Tag ${String(index).padStart(2, '0')}`);
    for (const name of names.toReversed()) await client.post('/api/v1/tags', { name });

    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? 'limit=10' : `limit=10&cursor=${cursor}`;
      const { body }: { body: TagPage } = await client.get<TagPage>(`/api/v1/tags?${query}`);
      seen.push(...body.items.map(({ name }) => name));
      cursor = body.next_cursor;
      // Deleting a tag of an earlier page and adding one to a later page does not shift the others.
      const gone = body.items[0];
      if (gone !== undefined) await client.delete(`/api/v1/tags/${gone.id}`, { 'if-match': '"1"' });
      if (seen.length === 10) await client.post('/api/v1/tags', { name: 'Tag 99' });
    }
    assert.deepEqual(seen, [...names, 'Tag 99']);
  });

  test('returns a next cursor only if there are more tags', async () => {
    const client = await service.newLibrary();
    for (const name of ['a', 'b']) await client.post('/api/v1/tags', { name });
    assert.equal((await client.get<TagPage>('/api/v1/tags?limit=2')).body.next_cursor, null);
    assert.notEqual((await client.get<TagPage>('/api/v1/tags?limit=1')).body.next_cursor, null);
    assert.deepEqual((await (await service.newLibrary()).get<TagPage>('/api/v1/tags')).body, {
      items: [],
      next_cursor: null,
    });
  });

  test('emits an event for every change, numbered without gaps in the library', async () => {
    const client = await service.newLibrary();
    const { body: tag } = await client.post<Tag>('/api/v1/tags', { name: 'Watched' });
    await client.put(`/api/v1/tags/${tag.id}`, { name: 'Seen' }, { 'if-match': '"1"' });
    await client.post('/api/v1/tags', { name: 'seen' });
    await client.delete(`/api/v1/tags/${tag.id}`, { 'if-match': '"2"' });
    const events = await service.rows(
      `select number, type, resource_revision from event where resource_id = '${tag.id}' order by number`,
    );
    assert.deepEqual(
      events.map((event) => ({ ...event })),
      [
        { number: 1, type: 'tag.created', resource_revision: 1 },
        { number: 2, type: 'tag.updated', resource_revision: 2 },
        { number: 3, type: 'tag.deleted', resource_revision: 3 },
      ],
    );
  });

  test('allows only one of several concurrent replacements of a revision', async () => {
    const client = await service.newLibrary();
    const { body: tag } = await client.post<Tag>('/api/v1/tags', { name: 'Contended' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.put(`/api/v1/tags/${tag.id}`, { name: `Winner ${index}` }, { 'if-match': '"1"' }),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 19 }, () => 412)],
    );
    assert.equal((await client.get<Tag>(`/api/v1/tags/${tag.id}`)).body.revision, 2);
  });
});
