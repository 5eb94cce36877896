import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { filedAt, manyRecipes, newRecipe, newRecipes } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Book } from './book.schemas.ts';

const chapters = [
  { id: 'one', title: 'One' },
  { id: 'two', title: 'Two' },
];

const newBook = async (client: TestClient): Promise<string> =>
  (await client.post<Book>('/api/v1/books', { kind: 'personal', title: 'Mine', chapters })).body.id;

const members = (ids: readonly string[]) => ({ members: ids.map((entry_id) => ({ entry_id })) });
const revision = (number: number) => ({ 'if-match': `"${number}"` });

const put = (client: TestClient, book: string, json: object, at: number) =>
  client.put<Book>(`/api/v1/books/${book}/members`, json, revision(at));

onEveryEngine('book members', (engine) => {
  const service = serviceForSuite(engine);

  test('rejects duplicate, unknown and foreign entries and unknown chapters with 422 and their location', async () => {
    const client = await service.newLibrary();
    const other = await service.newLibrary();
    const book = await newBook(client);
    const [soup, stew] = [await newRecipe(client), await newRecipe(client)];
    await put(client, book, members([stew]), 1);
    const sent = [
      { entry_id: soup },
      { entry_id: stew, chapter_id: 'three' },
      { entry_id: await newRecipe(other) },
      { entry_id: soup, chapter_id: 'one' },
      { entry_id: 'nothing', chapter_id: 'ONE' },
      { entry_id: stew },
    ];
    // Reported before a stale revision.
    const answer = await client.put(`/api/v1/books/${book}/members`, { members: sent }, revision(7));
    assert.deepEqual(statusAndCode(answer), [422, 'validation-failed']);
    assert.deepEqual(
      answer.body.violations?.map(({ location, code }) => `${location} ${code}`),
      [
        'body.members[1].chapter_id unknown',
        'body.members[2].entry_id unknown',
        'body.members[3].entry_id duplicate',
        'body.members[4].entry_id unknown',
        'body.members[4].chapter_id unknown',
        'body.members[5].entry_id duplicate',
      ],
    );
    assert.equal((await client.get<Book>(`/api/v1/books/${book}`)).body.revision, 2);
    assert.deepEqual(await filedAt(service, [soup, stew]), [1, 2]);
  });

  test('allows at most 10,000 members and 10,000 characters per note, and reports at most 50 violations', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const nothing = Array.from({ length: 10_001 }, (_, index) => ({ entry_id: `nothing ${index}` }));
    const note = { entry_id: await newRecipe(client), note: 'x'.repeat(10_001) };
    for (const [json, location] of [
      [{}, 'body.members'],
      [{ members: null }, 'body.members'],
      [{ members: nothing }, 'body.members'],
      [{ members: [{}] }, 'body.members[0].entry_id'],
      [{ members: [{ entry_id: 5 }] }, 'body.members[0].entry_id'],
      [{ members: [note] }, 'body.members[0].note'],
    ] as const) {
      const answer = await client.put(`/api/v1/books/${book}/members`, json, revision(1));
      assert.deepEqual(
        [...statusAndCode(answer), answer.body.errors?.[0]?.location],
        [422, 'validation-failed', location],
      );
    }
    const many = await client.put(`/api/v1/books/${book}/members`, { members: nothing.slice(1) }, revision(1));
    assert.deepEqual([many.status, many.body.errors?.length, many.body.violations?.length], [422, 50, 50]);
    const longest = await put(client, book, { members: [{ ...note, note: 'ü'.repeat(10_000) }] }, 1);
    assert.equal(longest.status, 200);
  });

  test('keeps the order of members, and creates a revision of the book with every change', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const [a = '', b = '', c = ''] = await newRecipes(client, 3);
    const lists = [
      [
        { entry_id: c, chapter_id: 'two', note: 'On "Sundays",\nwith \u2028 bread 🥖' },
        { entry_id: a, chapter_id: null, note: '' },
      ],
      [
        { entry_id: a, chapter_id: 'one', note: '' },
        { entry_id: b, chapter_id: 'one', note: 'Half of it' },
        { entry_id: c, chapter_id: null, note: '' },
      ],
      [
        { entry_id: c, chapter_id: null, note: '' },
        { entry_id: b, chapter_id: 'one', note: '' },
      ],
      [],
    ];
    for (const [index, list] of lists.entries()) {
      const answer = await put(client, book, { members: list }, index + 1);
      assert.deepEqual(
        [answer.status, answer.headers.etag, answer.body.revision, answer.body.members],
        [200, `"${index + 2}"`, index + 2, list],
      );
      assert.deepEqual((await client.get<Book>(`/api/v1/books/${book}`)).body, answer.body);
    }
  });

  test('increments the organization revision of an entry when it is added or removed, but not when it moves', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const ids = await newRecipes(client, 4);
    const [a = '', b = '', c = ''] = ids;
    await put(client, book, members([a, b]), 1);
    assert.deepEqual(await filedAt(service, ids), [2, 2, 1, 1]);
    await put(client, book, { members: [{ entry_id: b, note: 'First now', chapter_id: 'two' }, { entry_id: a }] }, 2);
    assert.deepEqual(await filedAt(service, ids), [2, 2, 1, 1]);
    await put(client, book, members([c, b]), 3);
    assert.deepEqual(await filedAt(service, ids), [3, 2, 2, 1]);
    await client.delete(`/api/v1/books/${book}`, revision(4));
    assert.deepEqual(await filedAt(service, ids), [3, 3, 3, 1]);
  });

  test('emits one event for the book and none per recipe', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const ids = await newRecipes(client, 3);
    const count = async () =>
      (await service.rows(`select type from event where stream = (select library_id from book where id = '${book}')`))
        .length;
    const before = await count();
    await put(client, book, members(ids), 1);
    assert.equal(await count(), before + 1);
  });

  test('leaves members without a chapter when their chapter is removed', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const ids = await newRecipes(client, 3);
    const [a = '', b = '', c = ''] = ids;
    const list = [{ entry_id: a, chapter_id: 'one' }, { entry_id: b, chapter_id: 'two', note: 'N' }, { entry_id: c }];
    await put(client, book, { members: list }, 1);
    const left = { kind: 'personal', title: 'Mine', chapters: [{ id: 'one', title: 'Uno' }, { title: 'Two' }] };
    const answer = await client.put<Book>(`/api/v1/books/${book}`, left, revision(2));
    assert.deepEqual(answer.body.members, [
      { entry_id: a, chapter_id: 'one', note: '' },
      { entry_id: b, chapter_id: null, note: 'N' },
      { entry_id: c, chapter_id: null, note: '' },
    ]);
    assert.deepEqual(await filedAt(service, ids), [2, 2, 2]);
    const none = await client.put<Book>(`/api/v1/books/${book}`, { kind: 'personal', title: 'Mine' }, revision(3));
    assert.deepEqual(
      none.body.members.map(({ chapter_id }) => chapter_id),
      [null, null, null],
    );
  });

  test('keeps the recipes of a deleted book', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const soup = await newRecipe(client);
    await put(client, book, members([soup]), 1);
    const answer = await client.delete(`/api/v1/books/${book}`, revision(2));
    assert.deepEqual([answer.status, answer.text], [204, '']);
    assert.deepEqual(statusAndCode(await client.get(`/api/v1/books/${book}`)), [404, 'book-not-found']);
    const recipe = await client.get<{ state: string; organization: object }>(`/api/v1/recipes/${soup}`);
    assert.deepEqual(
      [recipe.status, recipe.body.state, recipe.body.organization],
      [200, 'active', { revision: 3, tags: [], facets: [], books: [] }],
    );
  });

  test('accepts trashed recipes, and keeps members that are trashed later', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const [before, after] = [await newRecipe(client), await newRecipe(client)];
    await put(client, book, members([before]), 1);
    for (const id of [before, after]) await client.delete(`/api/v1/recipes/${id}`, revision(1));
    const answer = await put(client, book, members([after, before]), 2);
    assert.deepEqual([answer.status, answer.body.members.length], [200, 2]);
  });

  test('removes a purged recipe from its books, with a new revision and an event for each', async () => {
    const client = await service.newLibrary();
    const books = [await newBook(client), await newBook(client), await newBook(client)];
    const [gone = '', stays = ''] = await newRecipes(client, 2);
    const [one = '', two = '', three = ''] = books;
    await put(client, one, members([gone, stays]), 1);
    await put(client, two, members([stays]), 1);
    await put(client, three, members([gone]), 1);
    await client.delete(`/api/v1/recipes/${gone}`, revision(1));
    assert.equal((await client.delete(`/api/v1/recipes/${gone}/permanently`, { 'if-match': '*' })).status, 204);
    const left = await Promise.all(books.map((book) => client.get<Book>(`/api/v1/books/${book}`)));
    assert.deepEqual(
      left.map(({ body }) => [body.revision, ...body.members.map(({ entry_id }) => entry_id)]),
      [[3, stays], [2, stays], [3]],
    );
    const events = await service.rows(
      `select resource_id from event where type = 'book.updated' and resource_revision = 3
       and resource_id in ('${books.join("', '")}')`,
    );
    assert.deepEqual(events.map((event) => String(event['resource_id'])).toSorted(), [one, three].toSorted());
    assert.equal((await put(client, one, members([stays]), 3)).status, 200);
  });

  test('finds recipes by book until they are removed or the book is deleted', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const [a = '', b = '', c = ''] = await newRecipes(client, 3);
    const found = async (query = ''): Promise<readonly string[]> => {
      const { body } = await client.get<{ items: { id: string }[]; total: number }>(
        `/api/v1/recipes?book=${book}&sort=-created_at${query}`,
      );
      assert.equal(body.total, body.items.length);
      return body.items.map(({ id }) => id);
    };
    for (const [at, ids] of [
      [a, b],
      [b, a],
      [c, b],
    ].entries()) {
      assert.equal((await put(client, book, members(ids), at + 1)).status, 200);
      assert.deepEqual(await found(), ids.toSorted().toReversed());
    }
    assert.deepEqual(await found('&q=recipe'), [c, b]);
    assert.equal((await client.delete(`/api/v1/books/${book}`, revision(4))).status, 204);
    assert.deepEqual(await found(), []);
  });

  test('does not deadlock when books that share recipes change concurrently in any order', async () => {
    const client = await service.newLibrary();
    const ids = await newRecipes(client, 12);
    const books = await Promise.all(Array.from({ length: 8 }, () => newBook(client)));
    for (const [round, list] of [ids, [], ids.toReversed(), ids.slice(5)].entries()) {
      const answers = await Promise.all(
        books.map((book, index) => put(client, book, members(index % 2 === 0 ? list : list.toReversed()), round + 1)),
      );
      assert.deepEqual(new Set(answers.map(({ status }) => status)), new Set([200]));
    }
    // Added to each book, removed, and added again; five are removed once more.
    const entered = 8 * 3 + 1;
    assert.deepEqual(
      await filedAt(service, ids),
      ids.map((_, index) => entered + (index < 5 ? 8 : 0)),
    );
  });

  test('allows only one of two concurrent replacements, which readers see completely or not at all', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const ids = await manyRecipes(service, await newRecipe(client), 4000);
    const halves = [ids.slice(0, 2000), ids.slice(2000)];
    const over = new AbortController();
    const seen = new Set<string>();
    const read = async (): Promise<void> => {
      while (!over.signal.aborted) {
        const { body } = await client.get<Book>(`/api/v1/books/${book}`);
        const { body: found } = await client.get<{ total: number }>(`/api/v1/recipes?book=${book}&limit=1`);
        seen.add(`${body.revision}: ${body.members.length}`);
        assert.ok([0, 2000].includes(found.total), String(found.total));
      }
    };
    const reading = read();
    // On a busy machine the second one may wait too long for the first, and is asked to try again.
    const replace = async (half: readonly string[]): Promise<Awaited<ReturnType<typeof put>>> => {
      const answer = await put(client, book, members(half), 1);
      return answer.status === 503 ? replace(half) : answer;
    };
    const answers = await Promise.all(halves.map(replace));
    over.abort();
    await reading;
    assert.deepEqual(
      answers.map(({ status }) => status).toSorted((a, b) => a - b),
      [200, 412],
    );
    assert.ok(
      [...seen].every((state) => ['1: 0', '2: 2000'].includes(state)),
      [...seen].join(', '),
    );
    const won = halves[answers.findIndex(({ status }) => status === 200)] ?? [];
    assert.deepEqual(new Set(await filedAt(service, won)), new Set([2]));
    assert.deepEqual(
      new Set(
        await filedAt(
          service,
          ids.filter((id) => !won.includes(id)),
        ),
      ),
      new Set([1]),
    );
  });

  test('holds 10,000 recipes in one book', async () => {
    const client = await service.newLibrary();
    const book = await newBook(client);
    const ids = await manyRecipes(service, await newRecipe(client), 10_000);
    const list = ids.toReversed().map((entry_id) => ({ entry_id, chapter_id: 'one', note: 'Served warm' }));
    const answer = await put(client, book, { members: list }, 1);
    assert.equal(answer.status, 200);
    assert.deepEqual(answer.body.members, list);
    const fewer = list.slice(1, -1).map((member) => ({ ...member, chapter_id: null }));
    assert.deepEqual((await put(client, book, { members: fewer }, 2)).body.members, fewer);
    assert.equal((await client.delete(`/api/v1/books/${book}`, revision(3))).status, 204);
    assert.deepEqual(await filedAt(service, [ids[0] ?? '', ids[1] ?? '', ids[9999] ?? '']), [3, 3, 3]);
  });
});
