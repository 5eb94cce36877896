import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { manyRecipes, newEntry } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';

interface Found {
  readonly items: readonly (Readonly<Record<string, unknown>> & { readonly id: string })[];
  readonly unresolved_ids: readonly string[];
}

const MISSING = '00000000-0000-7000-8000-000000000000';

const times = ({ created_at, updated_at }: { created_at: string; updated_at: string }) => ({
  created_at,
  updated_at,
});

onEveryEngine('recipe lookup', (engine) => {
  const service = serviceForSuite(engine);

  test('requires between 1 and 10,000 ids', async () => {
    const client = await service.newLibrary();
    for (const json of [{}, { ids: null }, { ids: [] }, { ids: 'x' }, { ids: [5] }, { ids: Array(10_001).fill('x') }]) {
      const answer = await client.post('/api/v1/recipes/lookup', json);
      assert.equal(answer.status, 422);
      assert.match(answer.body.errors?.[0]?.location ?? '', /^body\.ids/);
    }
  });

  test('keeps the requested order, returns each id once, and lists unknown and foreign ids in unresolved_ids', async () => {
    const client = await service.newLibrary();
    const foreign = (await newEntry(await service.newLibrary())).id;
    const [a, b, c] = [await newEntry(client), await newEntry(client), await newEntry(client)].map(({ id }) => id);
    const odd = 'quo"te\\ and 🍲';
    const { body } = await client.post<Found>('/api/v1/recipes/lookup', {
      ids: [c, MISSING, a, foreign, odd, c, b, ''],
    });
    assert.deepEqual(
      body.items.map(({ id }) => id),
      [c, a, b],
    );
    assert.deepEqual(body.unresolved_ids, [MISSING, foreign, odd, '']);
  });

  test('includes trashed recipes with deleted_at', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    await client.delete(`/api/v1/recipes/${id}`, { 'if-match': '"1"' });
    const { body } = await client.post<Found>('/api/v1/recipes/lookup', { ids: [id] });
    assert.ok(body.items[0]?.['deleted_at']);
  });

  test('returns all documented fields, and optional ones only if they have a value', async () => {
    const client = await service.newLibrary();
    const bare = await newEntry(client, { title: 'Bare' });
    const hash = `sha256:${'a'.repeat(64)}`;
    const full = await newEntry(client, {
      title: 'Full "quoted"',
      description: `Long. ${'word '.repeat(200)}`,
      language: 'de-AT',
      authors: [{ kind: 'person', name: 'Ada' }, { name: 'Ben' }],
      times: { active: 'PT20M', total: 'PT1H' },
      assets: [
        { id: 'doc', role: 'document', url: 'https://example.org/x.pdf' },
        { id: 'pic', role: 'image', asset_id: hash, media_type: 'image/png', alt: 'A bowl' },
      ],
    });
    const tag = (await client.post<{ id: string }>('/api/v1/tags', { name: 'Soup', color: '#fff' })).body.id;
    await client.put(`/api/v1/recipes/${full.id}/organization`, { tags: [tag] }, { 'if-match': '"1"' });
    const book = (await client.post<{ id: string }>('/api/v1/books', { kind: 'publication', title: 'Larousse' })).body;
    await client.put(`/api/v1/books/${book.id}/members`, { members: [{ entry_id: full.id }] }, { 'if-match': '"1"' });
    await client.put(`/api/v1/recipes/${full.id}/favorite`, { favorite: true });
    await client.post(`/api/v1/recipes/${full.id}/cooked`, { date: '2026-01-02' });

    const { items } = (await client.post<Found>('/api/v1/recipes/lookup', { ids: [bare.id, full.id] })).body;
    assert.deepEqual(items[0], {
      id: bare.id,
      recipe_id: bare.recipe_id,
      revision: 1,
      title: 'Bare',
      authors: [],
      books: [],
      source_books: [],
      tags: [],
      favorite: false,
      times_cooked: 0,
      ...times(bare),
    });
    const { description, ...rest } = items[1] ?? assert.fail('the second recipe was not found');
    assert.match(String(description), /^Long\. word .{100,500}…$/);
    const inBook = [{ id: book.id, kind: 'publication', title: 'Larousse' }];
    assert.deepEqual(rest, {
      id: full.id,
      recipe_id: full.recipe_id,
      revision: 1,
      title: 'Full "quoted"',
      authors: ['Ada', 'Ben'],
      books: inBook,
      source_books: inBook,
      tags: [{ id: tag, name: 'Soup', color: '#fff' }],
      favorite: true,
      times_cooked: 1,
      last_cooked: '2026-01-02',
      language: 'de-AT',
      active_time: 'PT20M',
      total_time: 'PT1H',
      primary_image: { asset_id: hash, local_asset_id: 'pic', media_type: 'image/png', alt: 'A bowl' },
      ...times(full),
    });
  });

  test('keeps a summary small, however long the document is', async () => {
    const client = await service.newLibrary();
    const much = 'x '.repeat(200_000);
    const { id } = await newEntry(client, {
      title: 'Much',
      description: much,
      authors: Array.from({ length: 1000 }, (_, index) => ({ name: `Author ${index}` })),
      assets: [{ role: 'image', url: 'https://example.org/a.jpg', alt: much, caption: much }],
    });
    const answer = await client.post('/api/v1/recipes/lookup', { ids: [id] });
    assert.ok(answer.text.length < 5000, `${answer.text.length} characters`);
  });

  test('accepts 10,000 ids in one request', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client);
    const ids = await manyRecipes(service, id, 9_999);
    const { body } = await client.post<Found>('/api/v1/recipes/lookup', { ids: [id, ...ids] });
    assert.equal(body.items.length, 10_000);
    assert.deepEqual(
      body.items.map((item) => item.id),
      [id, ...ids],
    );
  });
});
