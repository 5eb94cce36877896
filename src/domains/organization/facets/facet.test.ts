import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Facet } from './facet.schemas.ts';

interface FacetPage {
  readonly items: readonly Facet[];
  readonly next_cursor: string | null;
}

const kinds = ['course', 'cuisine', 'diet', 'method', 'occasion', 'season', 'main-ingredient', 'difficulty'];

onEveryEngine('facets', (engine) => {
  const service = serviceForSuite(engine);

  test('requires one of eight kinds and a value that is not blank', async () => {
    const client = await service.newLibrary();
    for (const [input, location] of [
      [{ value: 'Soup' }, 'body.kind'],
      [{ kind: 'colour', value: 'Soup' }, 'body.kind'],
      [{ kind: 'Course', value: 'Soup' }, 'body.kind'],
      [{ kind: 'course' }, 'body.value'],
      [{ kind: 'course', value: ' ' }, 'body.value'],
      [{ kind: 'course', value: 'x'.repeat(101) }, 'body.value'],
    ]) {
      const answer = await client.post('/api/v1/facets', input);
      assert.deepEqual([answer.status, answer.body.errors?.[0]?.location], [422, location]);
    }
    for (const kind of kinds) {
      const answer = await client.post<Facet>('/api/v1/facets', { kind, value: 'Any' });
      assert.deepEqual([answer.status, answer.body.kind, answer.body.value], [201, kind, 'Any']);
    }
  });

  test('returns 404 for a facet of another library', async () => {
    const mine = await service.newLibrary();
    const other = await service.newLibrary();
    const { body } = await other.post<Facet>('/api/v1/facets', { kind: 'diet', value: 'Vegan' });
    const path = `/api/v1/facets/${body.id}`;
    for (const answer of [
      await mine.get(path),
      await mine.put(path, { kind: 'diet', value: 'Mine' }, { 'if-match': '*' }),
      await mine.delete(path, { 'if-match': '*' }),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [404, 'facet-not-found']);
    }
  });

  test('rejects a duplicate kind and value, ignoring case and Unicode form (409 facet-exists)', async () => {
    const client = await service.newLibrary();
    await client.post('/api/v1/facets', { kind: 'cuisine', value: 'Français' });
    const same = await client.post('/api/v1/facets', { kind: 'cuisine', value: 'FRANÇAIS'.normalize('NFD') });
    assert.deepEqual([same.status, same.body.code], [409, 'facet-exists']);
    const { status, body } = await client.post<Facet>('/api/v1/facets', { kind: 'occasion', value: 'français' });
    assert.equal(status, 201);
    const moved = await client.put(
      `/api/v1/facets/${body.id}`,
      { kind: 'cuisine', value: 'Français' },
      { 'if-match': '"1"' },
    );
    assert.deepEqual([moved.status, moved.body.code], [409, 'facet-exists']);
  });

  test('creates, replaces and deletes a facet, with an event for each change', async () => {
    const client = await service.newLibrary();
    const created = await client.post<Facet>('/api/v1/facets', { kind: 'season', value: 'Spring' });
    const path = created.headers.location ?? '';
    assert.deepEqual([created.status, created.headers.etag], [201, '"1"']);
    const replaced = await client.put<Facet>(path, { kind: 'season', value: 'Autumn' }, { 'if-match': '"1"' });
    assert.deepEqual([replaced.status, replaced.headers.etag, replaced.body.value], [200, '"2"', 'Autumn']);
    assert.deepEqual((await client.get<Facet>(path)).body, replaced.body);
    assert.equal((await client.delete(path, { 'if-match': '"1"' })).status, 412);
    assert.equal((await client.delete(path, { 'if-match': '"2"' })).status, 204);
    assert.equal((await client.get(path)).status, 404);
    const types = await service.rows(`select type from event where resource_id = '${created.body.id}' order by number`);
    assert.deepEqual(
      types.map(({ type }) => type),
      ['facet.created', 'facet.updated', 'facet.deleted'],
    );
  });

  test('lists facets by kind and value, for all kinds or one', async () => {
    const client = await service.newLibrary();
    for (const kind of ['season', 'course']) {
      for (const value of ['c', 'a', 'B']) await client.post('/api/v1/facets', { kind, value });
    }
    const all: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor === '' ? '' : `&cursor=${cursor}`;
      const { body }: { body: FacetPage } = await client.get<FacetPage>(`/api/v1/facets?limit=2${query}`);
      all.push(...body.items.map(({ kind, value }) => `${kind} ${value}`));
      cursor = body.next_cursor;
    }
    assert.deepEqual(all, ['course a', 'course B', 'course c', 'season a', 'season B', 'season c']);
    const one = await client.get<FacetPage>('/api/v1/facets?kind=season&limit=2');
    assert.deepEqual(
      one.body.items.map(({ value }) => value),
      ['a', 'B'],
    );
    const rest = await client.get<FacetPage>(`/api/v1/facets?kind=season&limit=2&cursor=${one.body.next_cursor}`);
    assert.deepEqual(
      rest.body.items.map(({ value }) => value),
      ['c'],
    );
    assert.equal((await client.get('/api/v1/facets?kind=colour')).status, 422);
  });
});
