import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { pagesOf, statusAndCode } from '../../../../test/support/people.ts';
import { newPicture } from '../../../../test/support/pictures.ts';
import { newRecipe } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { upload } from '../../../../test/support/upload.ts';
import type { Book } from './book.schemas.ts';

const newBook = async (client: TestClient, more: object = {}): Promise<Book> => {
  const { status, body, text } = await client.post<Book>('/api/v1/books', { kind: 'personal', title: 'Mine', ...more });
  assert.equal(status, 201, text);
  return body;
};

const first = { 'if-match': '"1"' };
const cover = `sha256:${'0af'.repeat(21)}b`;

/** Uploads a file to the library. */
const newCover = async (client: TestClient): Promise<string> =>
  (await upload(client, `/api/v1/recipes/${await newRecipe(client)}`, await newPicture())).body.id;

onEveryEngine('books', (engine) => {
  const service = serviceForSuite(engine);

  test('requires a valid kind and title, and enforces the limits of all fields', async () => {
    const client = await service.newLibrary();
    const good = { kind: 'personal', title: 'Soups' };
    const cases: readonly (readonly [location: string, change: object])[] = [
      ['body.kind', { kind: undefined }],
      ['body.kind', { kind: 'cookbook' }],
      ['body.title', { title: undefined }],
      ['body.title', { title: ' ' }],
      ['body.title', { title: 'two\nlines' }],
      ['body.title', { title: 'x'.repeat(501) }],
      ['body.description', { description: 'x'.repeat(100_001) }],
      ['body.cover', { cover: 'sha256:abc' }],
      ['body.cover', { cover: cover.toUpperCase() }],
      ['body.chapters', { chapters: Array.from({ length: 1001 }, () => ({ title: 'One' })) }],
      ['body.chapters[0].title', { chapters: [{}] }],
      ['body.chapters[0].title', { chapters: [{ title: '' }] }],
      ['body.chapters[0].title', { chapters: [{ title: 'x'.repeat(501) }] }],
      ['body.chapters[1].id', { chapters: [{ title: 'One' }, { id: '-a', title: 'Two' }] }],
      ['body.chapters[0].id', { chapters: [{ id: 'x'.repeat(129), title: 'One' }] }],
    ];
    for (const [location, change] of cases) {
      const answer = await client.post('/api/v1/books', { ...good, ...change });
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', location],
      );
    }
    const max = {
      title: '🍲'.repeat(500),
      description: 'x'.repeat(100_000),
      chapters: [{ id: `x${'._-'.repeat(42)}9`, title: 'ü'.repeat(500) }],
    };
    assert.equal((await client.post('/api/v1/books', { ...good, ...max })).status, 201);
  });

  test('rejects a duplicate chapter id with 422 at body.chapters[i].id', async () => {
    const client = await service.newLibrary();
    const chapters = [
      { id: 'a', title: 'One' },
      { title: 'Two' },
      { id: 'a', title: 'Three' },
      { id: 'A', title: 'Four' },
    ];
    const body = { kind: 'personal', title: 'Soups', chapters };
    const { id } = await newBook(client);
    for (const answer of [
      await client.post('/api/v1/books', body),
      await client.put(`/api/v1/books/${id}`, body, { 'if-match': '"7"' }),
    ]) {
      assert.deepEqual(statusAndCode(answer), [422, 'validation-failed']);
      assert.deepEqual(
        answer.body.violations?.map(({ location, code }) => [location, code]),
        [['body.chapters[2].id', 'duplicate']],
      );
    }
  });

  test('returns 404 book-not-found from every operation for an unknown book or one from another library', async () => {
    const mine = await service.newLibrary();
    const other = await service.newLibrary();
    const foreign = (await newBook(other)).id;
    for (const id of [foreign, 'nothing', 'x'.repeat(300), '%F0%9F%8D%B2']) {
      const path = `/api/v1/books/${id}`;
      const answers = [
        await mine.get(path),
        await mine.put(path, { kind: 'personal', title: 'Mine' }, first),
        await mine.put(path, { kind: 'personal', title: 'Mine' }),
        await mine.put(`${path}/members`, { members: [{ entry_id: 'nothing' }] }, first),
        await mine.delete(path, { 'if-match': '"7"' }),
      ];
      for (const answer of answers) assert.deepEqual(statusAndCode(answer), [404, 'book-not-found']);
    }
    assert.equal((await other.get(`/api/v1/books/${foreign}`)).status, 200);
  });

  test('requires If-Match for every change: 428 if missing, 412 with the current revision if stale', async () => {
    const client = await service.newLibrary();
    const path = `/api/v1/books/${(await newBook(client)).id}`;
    const stale = { 'if-match': '"7"' };
    for (const headers of [{}, stale]) {
      for (const answer of [
        await client.put(path, { kind: 'personal', title: 'Other' }, headers),
        await client.put(`${path}/members`, { members: [] }, headers),
        await client.delete(path, headers),
      ]) {
        const isStale = headers === stale;
        assert.deepEqual(
          statusAndCode(answer),
          isStale ? [412, 'precondition-failed'] : [428, 'precondition-required'],
        );
        assert.deepEqual(answer.body.params, isStale ? { current_revision: 1 } : undefined);
      }
    }
    assert.equal((await client.get<Book>(path)).body.title, 'Mine');
  });

  test('returns 201 with the book, Location and ETag on creation', async () => {
    const client = await service.newLibrary();
    const cover = await newCover(client);
    const chapters = [{ id: 'starters', title: ' Starters ' }, { title: 'Mains' }];
    const sent = { kind: 'publication', title: ' The Book of Soup ', description: 'All\nof it.', cover, chapters };
    const answer = await client.post<Book>('/api/v1/books', { ...sent, unknown: 1 });
    const { id, created_at, chapters: named, ...rest } = answer.body;
    assert.deepEqual(
      [answer.status, answer.headers.location, answer.headers.etag],
      [201, `/api/v1/books/${id}`, '"1"'],
    );
    assert.deepEqual(
      named.map(({ title }) => title),
      ['Starters', 'Mains'],
    );
    assert.equal(named[0]?.id, 'starters');
    assert.match(named[1]?.id ?? '', /^[0-9a-f-]{36}$/);
    assert.deepEqual(rest, {
      kind: 'publication',
      title: 'The Book of Soup',
      description: 'All\nof it.',
      cover,
      members: [],
      revision: 1,
      updated_at: created_at,
    });
    const read = await client.get<Book>(answer.headers.location ?? '');
    assert.deepEqual([read.body, read.headers.etag], [answer.body, '"1"']);
    assert.equal((await client.get(`/api/v1/books/${id}`, { 'if-none-match': '"1"' })).status, 304);
  });

  test('treats null as absent in requests', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client, { description: null, cover: null, chapters: null });
    assert.deepEqual([book.description, book.cover, book.chapters], ['', null, []]);
    const named = await newBook(client, { chapters: [{ id: null, title: 'One' }] });
    assert.match(named.chapters[0]?.id ?? '', /^[0-9a-f-]{36}$/);
    const members = [{ entry_id: await newRecipe(client), chapter_id: null, note: null }];
    const { body } = await client.put<Book>(`/api/v1/books/${book.id}/members`, { members }, first);
    assert.deepEqual(body.members, [{ ...members[0], note: '' }]);
  });

  test('creates no second book on a retry with the same Idempotency-Key', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'once' };
    const input = { kind: 'personal', title: 'Once', chapters: [{ title: 'One' }] };
    const [before, after] = [
      await client.post('/api/v1/books', input, key),
      await client.post('/api/v1/books', input, key),
    ];
    assert.deepEqual([after.status, after.headers['idempotent-replayed'], after.body], [201, 'true', before.body]);
    assert.equal((await client.get<{ items: unknown[] }>('/api/v1/books')).body.items.length, 1);
    await client.delete(String(before.headers.location), first);
    assert.deepEqual(statusAndCode(await client.post('/api/v1/books', input, key)), [404, 'created-resource-missing']);
  });

  test('replaces a book as the next revision, and keeps the given chapter ids', async () => {
    const client = await service.newLibrary();
    const cover = await newCover(client);
    const book = await newBook(client, { description: 'Old', cover, chapters: [{ title: 'One' }, { title: 'Two' }] });
    const [one, two] = book.chapters;
    const chapters = [two, { title: 'Three' }, { ...one, title: 'First' }];
    const path = `/api/v1/books/${book.id}`;
    const answer = await client.put<Book>(path, { kind: 'publication', title: 'New', chapters }, first);
    assert.deepEqual([answer.status, answer.headers.etag], [200, '"2"']);
    const [, three] = answer.body.chapters;
    assert.deepEqual(
      { ...answer.body, updated_at: '' },
      {
        ...book,
        kind: 'publication',
        title: 'New',
        description: '',
        cover: null,
        chapters: [two, { id: three?.id, title: 'Three' }, { id: one?.id, title: 'First' }],
        revision: 2,
        updated_at: '',
      },
    );
    assert.deepEqual((await client.get<Book>(path)).body, answer.body);
  });

  test('lists books by title in pages, with recipe_count instead of members', async () => {
    const client = await service.newLibrary();
    const titles = ['Zabaglione', 'apples', 'Éclairs', 'Eel', 'apples', 'Ab'];
    const made: Book[] = [];
    for (const title of titles) made.push(await newBook(client, { title }));
    const full = made[2] ?? assert.fail();
    await client.put(`/api/v1/books/${full.id}/members`, { members: [{ entry_id: await newRecipe(client) }] }, first);
    const pages = await pagesOf<Book & { recipe_count: number }>(client, '/api/v1/books', 2);
    assert.deepEqual(
      pages.map((page) => page.map(({ title, recipe_count }) => `${title} ${recipe_count}`)),
      [
        ['Ab 0', 'apples 0'],
        ['apples 0', 'Éclairs 1'],
        ['Eel 0', 'Zabaglione 0'],
      ],
    );
    const [listed] = pages[0] ?? [];
    const { members: _members, ...rest } = made[5] ?? assert.fail();
    assert.deepEqual(listed, { ...rest, recipe_count: 0 });
    const { items } = (await client.get<{ items: unknown[] }>('/api/v1/books')).body;
    assert.deepEqual(items, pages.flat());
    assert.deepEqual((await (await service.newLibrary()).get('/api/v1/books')).body, { items: [], next_cursor: null });
  });

  test('emits book.created, book.updated and book.deleted with the new revision', async () => {
    const client = await service.newLibrary();
    const { id } = await newBook(client);
    await client.put(`/api/v1/books/${id}`, { kind: 'personal', title: 'Other' }, first);
    await client.put(`/api/v1/books/${id}/members`, { members: [] }, { 'if-match': '"2"' });
    await client.delete(`/api/v1/books/${id}`, { 'if-match': '"3"' });
    const events = await service.rows(
      `select number, type, resource_type, resource_revision from event where resource_id = '${id}' order by number`,
    );
    assert.deepEqual(
      events.map((event) => Object.values(event)),
      [
        [1, 'book.created', 'book', 1],
        [2, 'book.updated', 'book', 2],
        [3, 'book.updated', 'book', 3],
        [4, 'book.deleted', 'book', 4],
      ],
    );
  });

  test('allows only one of several concurrent replacements of a revision', async () => {
    const client = await service.newLibrary();
    const path = `/api/v1/books/${(await newBook(client)).id}`;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        index % 2 === 0
          ? client.put(path, { kind: 'personal', title: `Winner ${index}` }, first)
          : client.put(`${path}/members`, { members: [] }, first),
      ),
    );
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, ...Array.from({ length: 19 }, () => 412)],
    );
    assert.equal((await client.get<Book>(path)).body.revision, 2);
  });
});
