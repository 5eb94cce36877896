import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { endedJob, itemsOfJob } from '../../../test/support/jobs.ts';
import type { ItemBody } from '../../../test/support/jobs.ts';
import { newEntry, newRecipe, newRecipes } from '../../../test/support/recipes.ts';
import type { EntryBody } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import type { JobBody } from '../jobs/index.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

interface BulkBody {
  readonly policy: string;
  readonly items: readonly ItemBody[];
}

const newTag = async (client: TestClient, name = 'Quick'): Promise<string> =>
  (await client.post<{ id: string }>('/api/v1/tags', { name })).body.id;

const newBook = async (client: TestClient): Promise<string> =>
  (await client.post<{ id: string }>('/api/v1/books', { kind: 'personal', title: 'Book' })).body.id;

const bulk = (client: TestClient, what: string, json: object) =>
  client.post<BulkBody>(`/api/v1/bulk/recipes/${what}`, json);

const statuses = async (client: TestClient, what: string, json: object): Promise<readonly string[]> => {
  const { status, body, text } = await bulk(client, what, json);
  assert.equal(status, 200, text);
  assert.equal(body.policy, 'partial-success');
  return body.items.map((item) => item.status);
};

const entry = async (client: TestClient, id: string): Promise<EntryBody> =>
  (await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body;

const bookMembers = async (client: TestClient, id: string) => {
  const { body } = await client.get<{ revision: number; members: readonly { entry_id: string }[] }>(
    `/api/v1/books/${id}`,
  );
  return { revision: body.revision, members: body.members.map((member) => member.entry_id) };
};

const atFirst = (ids: readonly string[]) => ids.map((id) => ({ id, revision: 1 }));

onEveryEngine('bulk changes', (engine) => {
  const service = serviceForSuite(engine, { workerSettings: { pollMs: 50 } });

  test('rejects unknown, missing and invalid fields (422) and changes nothing', async () => {
    const client = await service.newLibrary();
    const id = await newRecipe(client);
    const tag = await newTag(client);
    const items = [{ id, revision: 1 }];
    const refused: readonly (readonly [string, object, string])[] = [
      ['tags', { items: [], add_tags: [tag] }, 'body.items'],
      ['tags', { items: Array.from({ length: 10_001 }, () => ({ id, revision: 1 })), add_tags: [tag] }, 'body.items'],
      ['tags', { items, add_tags: [tag], operation: 'delete' }, 'body.operation'],
      ['tags', { items }, 'body.add_tags'],
      ['tags', { items, add_tags: [tag], remove_tags: [tag] }, 'body.remove_tags[0]'],
      ['tags', { items, add_tags: [MISSING] }, 'body.add_tags[0]'],
      ['tags', { items, add_tags: Array.from({ length: 101 }, () => tag) }, 'body.add_tags'],
      ['tags', { items: [{ id }], add_tags: [tag] }, 'body.items[0].revision'],
      ['tags', { items, add_tags: [tag], member: true }, 'body.member'],
      ['books', { items, book_id: MISSING, member: true }, 'body.book_revision'],
      ['books', { items, book_id: MISSING, book_revision: -1, member: true }, 'body.book_revision'],
      ['trash', { items, add_tags: [tag] }, 'body.add_tags'],
      ['trash', { items, book_id: MISSING }, 'body.book_id'],
      ['trash', { items, book_revision: 1 }, 'body.book_revision'],
      ['books', { items, book_id: '', book_revision: 1, member: true }, 'body.book_id'],
      ['read', { items: [{ revision: 1 }] }, 'body.items[0].id'],
      ['read', { items: [{ id }] }, 'body.items[0].revision'],
    ];
    for (const [what, json, location] of refused) {
      const { status, body } = await client.post(`/api/v1/bulk/recipes/${what}`, json);
      assert.deepEqual([status, body.code], [422, 'validation-failed'], location);
      assert.ok(
        body.violations?.some((violation) => violation.location === location),
        JSON.stringify(body.violations),
      );
    }
    const book = { items, book_id: MISSING, book_revision: 1, member: true };
    assert.equal((await client.post('/api/v1/bulk/recipes/books', book)).body.code, 'book-not-found');
    assert.equal((await client.post('/api/v1/bulk/recipes/delete', { items })).body.code, 'route-not-found');
    assert.equal((await entry(client, id)).organization.revision, 1);
  });

  test('ignores members that do not apply if they are empty or neutral', async () => {
    const client = await service.newLibrary();
    const [id = ''] = await newRecipes(client, 1);
    const tag = await newTag(client);
    const nothing = { add_tags: [], remove_tags: [], book_id: '', book_revision: 0, member: false };
    const none = { add_tags: null, remove_tags: null, book_id: null, book_revision: null, member: null };
    const items = atFirst([id]);
    assert.deepEqual(await statuses(client, 'read', { ...nothing, items }), ['succeeded']);
    assert.deepEqual(await statuses(client, 'read', { ...none, items }), ['succeeded']);
    assert.deepEqual(await statuses(client, 'tags', { ...nothing, items, add_tags: [tag] }), ['succeeded']);
    assert.deepEqual(await statuses(client, 'trash', { ...nothing, items }), ['succeeded']);
  });

  test('checks each item of a tag change against the revision of its organization', async () => {
    const client = await service.newLibrary();
    const [one = '', two = '', three = ''] = await newRecipes(client, 3);
    const [quick, slow] = [await newTag(client), await newTag(client, 'Slow')];
    await client.put(`/api/v1/recipes/${two}/organization`, { tags: [slow] }, { 'if-match': '"1"' });
    const { body } = await bulk(client, 'tags', {
      items: [...atFirst([one, two, MISSING]), { id: three, revision: 2 }, { id: two, revision: 2 }],
      add_tags: [quick],
      remove_tags: [slow],
    });
    assert.deepEqual(
      body.items.map(({ id, status, revision, current_revision }) => [id, status, revision, current_revision]),
      [
        [one, 'succeeded', 2, undefined],
        [two, 'revision-conflict', undefined, 2],
        [MISSING, 'not-found', undefined, undefined],
        [three, 'revision-conflict', undefined, 1],
        [two, 'succeeded', 3, undefined],
      ],
    );
    assert.deepEqual(
      body.items[0]?.recipe?.tags.map(({ id }) => id),
      [quick],
    );
    assert.equal(body.items[2]?.recipe, undefined);
    assert.deepEqual((await entry(client, two)).organization.tags, [quick]);
    assert.deepEqual(await statuses(client, 'tags', { items: [{ id: one, revision: 2 }], add_tags: [quick] }), [
      'unchanged',
    ]);
    assert.equal((await entry(client, one)).organization.revision, 2);
    const found = await client.get<{ total: number }>(`/api/v1/recipes?tag=${quick}`);
    assert.equal(found.body.total, 2);
  });

  test('requires the initial book revision for book changes, and advances it only for successful items of the batch', async () => {
    const client = await service.newLibrary();
    const [one = '', two = '', three = ''] = await newRecipes(client, 3);
    const book = await newBook(client);
    const wanted = { book_id: book, book_revision: 1, member: true };
    assert.deepEqual(
      await statuses(client, 'books', { ...wanted, items: [...atFirst([one, MISSING]), ...atFirst([two])] }),
      ['succeeded', 'not-found', 'succeeded'],
    );
    assert.deepEqual(await bookMembers(client, book), { revision: 3, members: [one, two] });
    // Another client has changed the book since the given revision.
    const late = await bulk(client, 'books', { ...wanted, items: atFirst([three]) });
    assert.deepEqual(
      late.body.items.map(({ status, current_revision, current_book_revision }) => [
        status,
        current_revision,
        current_book_revision,
      ]),
      [['revision-conflict', undefined, 3]],
    );
    const out = { book_id: book, book_revision: 3, member: false };
    const { body } = await bulk(client, 'books', {
      ...out,
      items: [
        { id: three, revision: 1 },
        { id: one, revision: 2 },
        { id: two, revision: 2 },
      ],
    });
    assert.deepEqual(
      body.items.map(({ status, revision, book_revision }) => [status, revision, book_revision]),
      [
        ['unchanged', 1, 3],
        ['succeeded', 3, 4],
        ['succeeded', 3, 5],
      ],
    );
    assert.deepEqual(await bookMembers(client, book), { revision: 5, members: [] });
  });

  test('checks the recipe revision on trash and restore, and sets deleted_at on a trashed entry', async () => {
    const client = await service.newLibrary();
    const ids = await newRecipes(client, 3);
    const [one = '', two = '', three = ''] = ids;
    await client.put(`/api/v1/recipes/${three}`, { recipe: { title: 'Changed' } }, { 'if-match': '"1"' });
    assert.deepEqual(await statuses(client, 'trash', { items: atFirst([one, two, three, one]) }), [
      'succeeded',
      'succeeded',
      'revision-conflict',
      'unchanged',
    ]);
    const trashed = await entry(client, one);
    assert.deepEqual([trashed.state, trashed.revision, typeof trashed.deleted_at], ['trashed', 2, 'string']);
    const { body } = await client.get<{ items: readonly { cause: string; changes: readonly string[] }[] }>(
      `/api/v1/recipes/${one}/revisions`,
    );
    assert.deepEqual([body.items[0]?.cause, body.items[0]?.changes], ['bulk', ['state']]);
    const back = {
      items: [
        { id: one, revision: 1 },
        { id: one, revision: 2 },
        { id: three, revision: 2 },
      ],
    };
    assert.deepEqual(await statuses(client, 'restore', back), ['revision-conflict', 'succeeded', 'unchanged']);
    assert.equal((await entry(client, one)).state, 'active');
  });

  test('returns each recipe in its current state on read, and changes nothing', async () => {
    const client = await service.newLibrary();
    const [one, two] = [await newEntry(client, { title: 'Soup' }), await newEntry(client, { title: 'Pie' })];
    await client.delete(`/api/v1/recipes/${two.id}`, { 'if-match': '"1"' });
    const { etag } = (await client.get('/api/v1/recipes')).headers;
    const targets = [
      { id: two.id, revision: 2 },
      { id: one.id, revision: 7 },
      { id: 'x', revision: 1 },
    ];
    const { body } = await bulk(client, 'read', { items: targets });
    assert.deepEqual(
      body.items.map(({ status, revision, recipe }) => [status, revision, recipe?.title]),
      [
        ['succeeded', 2, 'Pie'],
        ['revision-conflict', undefined, 'Soup'],
        ['not-found', undefined, undefined],
      ],
    );
    assert.equal((await client.get('/api/v1/recipes', { 'if-none-match': etag })).status, 304);
  });

  test('returns 202 with a persistent job at Location beyond the advertised synchronous limit', async () => {
    const client = await service.newLibrary();
    const ids = await newRecipes(client, 3);
    const tag = await newTag(client);
    const { body: capabilities } = await client.get<{ limits: { bulk_synchronous_items: number } }>(
      '/api/v1/capabilities',
    );
    const limit = capabilities.limits.bulk_synchronous_items;
    assert.equal(limit, 100);
    const many = Array.from({ length: limit + 1 }, (_, index) => ({ id: ids[index % 3] ?? '', revision: 1 }));
    assert.equal((await bulk(client, 'tags', { items: many.slice(1), remove_tags: [tag] })).status, 200);
    const answer = await client.post<JobBody>('/api/v1/bulk/recipes/tags', { items: many, add_tags: [tag] });
    assert.equal(answer.status, 202);
    const { id, progress, kind } = answer.body;
    assert.deepEqual([answer.headers.location, kind, progress.total], [`/api/v1/jobs/${id}`, 'bulk-tags', limit + 1]);
    const job = await endedJob(client, id);
    assert.deepEqual(
      [job.state, job.progress],
      ['succeeded', { total: limit + 1, done: limit + 1, succeeded: 3, failed: limit - 2 }],
    );
    const items = await itemsOfJob(client, id);
    assert.deepEqual(
      items.map(({ position }) => position),
      [...many.keys()],
    );
    assert.deepEqual(
      items.map(({ status }) => status),
      many.map((_, index) => (index < 3 ? 'succeeded' : 'revision-conflict')),
    );
    assert.deepEqual(
      items[0]?.recipe?.tags.map((one) => one.id),
      [tag],
    );
  });

  test('creates only one job for retries with the same Idempotency-Key', async () => {
    const client = await service.newLibrary();
    const [id = ''] = await newRecipes(client, 1);
    const request = { items: [{ id, revision: 1 }] };
    const key = { 'idempotency-key': 'trash it' };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => client.post<JobBody>('/api/v1/bulk/recipes/trash', request, key)),
    );
    assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([202]));
    const [job] = new Set(answers.map(({ body }) => body.id));
    assert.equal(new Set(answers.map(({ body }) => body.id)).size, 1);
    const ended = await endedJob(client, job ?? '');
    assert.deepEqual([ended.state, ended.progress.succeeded], ['succeeded', 1]);
    assert.equal((await entry(client, id)).revision, 2);
    const other = await client.post('/api/v1/bulk/recipes/trash', { items: [{ id, revision: 2 }] }, key);
    assert.equal(other.body.code, 'idempotency-conflict');
  });

  test('returns the same job for a retry even if a tag it refers to has since been deleted', async () => {
    const client = await service.newLibrary();
    const [id = ''] = await newRecipes(client, 1);
    const tag = await newTag(client);
    const request = { items: [{ id, revision: 1 }], add_tags: [tag] };
    const key = { 'idempotency-key': 'tag it' };
    const first = await client.post<JobBody>('/api/v1/bulk/recipes/tags', request, key);
    await endedJob(client, first.body.id);
    assert.equal((await client.delete(`/api/v1/tags/${tag}`, { 'if-match': '"1"' })).status, 204);
    const again = await client.post<JobBody>('/api/v1/bulk/recipes/tags', request, key);
    assert.deepEqual([again.status, again.body.id, again.headers['idempotent-replayed']], [202, first.body.id, 'true']);
    const other = await client.post('/api/v1/bulk/recipes/tags', { ...request, add_tags: [MISSING] }, key);
    assert.equal(other.body.code, 'idempotency-conflict');
    assert.equal((await client.post('/api/v1/bulk/recipes/tags', request, { 'idempotency-key': 'x' })).status, 422);
  });

  test('advances the book revision only for successful items of the batch in a job, too', async () => {
    const client = await service.newLibrary();
    const ids = await newRecipes(client, 3);
    const book = await newBook(client);
    const { body } = await client.post<JobBody>(
      '/api/v1/bulk/recipes/books',
      { items: [...atFirst(ids), { id: MISSING, revision: 1 }], book_id: book, book_revision: 1, member: true },
      { 'idempotency-key': 'shelve' },
    );
    const ended = await endedJob(client, body.id);
    assert.deepEqual(
      [ended.state, ended.progress, ended.result],
      ['succeeded', { total: 4, done: 4, succeeded: 3, failed: 1 }, { book_revision: 4 }],
    );
    assert.deepEqual(await bookMembers(client, book), { revision: 4, members: ids });
  });
});
