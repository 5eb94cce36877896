import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { statusAndCode } from '../../../../test/support/people.ts';
import { filedAt, newRecipe, newRecipes } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import {
  booksJson,
  selectLabelTokens,
  filterExistingReferences,
  listTagNames,
  selectOrganizationRevision,
  tagsJson,
} from '../index.ts';
import type { Organization } from './recipe-organization.schemas.ts';

const newTag = async (client: TestClient, name: string, color = ''): Promise<string> =>
  (await client.post<{ id: string }>('/api/v1/tags', { name, color })).body.id;

const newFacet = async (client: TestClient, value: string): Promise<string> =>
  (await client.post<{ id: string }>('/api/v1/facets', { kind: 'course', value })).body.id;

const newBook = async (
  client: TestClient,
  title: string,
  kind: string,
  members: readonly string[],
): Promise<string> => {
  const { id } = (await client.post<{ id: string }>('/api/v1/books', { kind, title })).body;
  const path = `/api/v1/books/${id}/members`;
  await client.put(path, { members: members.map((entry_id) => ({ entry_id })) }, { 'if-match': '"1"' });
  return id;
};

const revision = (number: number) => ({ 'if-match': `"${number}"` });

const organize = <T = Organization>(client: TestClient, id: string, json: unknown, at?: number) =>
  client.put<T>(`/api/v1/recipes/${id}/organization`, json, at === undefined ? {} : revision(at));

onEveryEngine('recipe organization', (engine) => {
  const service = serviceForSuite(engine);

  const libraryOf = async (recipe: string): Promise<LibraryId> => {
    const [row] = await service.rows(`select library_id from recipe where id = '${recipe}'`);
    return asId<LibraryId>(String(row?.['library_id']));
  };

  test('returns 404 recipe-not-found for an unknown recipe or one from another library', async () => {
    const mine = await service.newLibrary();
    const foreign = await newRecipe(await service.newLibrary());
    for (const id of [foreign, 'nothing', '%F0%9F%8D%B2']) {
      assert.deepEqual(statusAndCode(await organize(mine, id, { tags: ['nothing'] }, 1)), [404, 'recipe-not-found']);
      assert.deepEqual(statusAndCode(await organize(mine, id, {})), [404, 'recipe-not-found']);
    }
  });

  test('rejects an unknown or foreign tag or facet with 422 at its location', async () => {
    const client = await service.newLibrary();
    const other = await service.newLibrary();
    const id = await newRecipe(client);
    const tag = await newTag(client, 'Soup');
    const sent = {
      tags: [tag, await newTag(other, 'Soup'), 'nothing'],
      facets: [await newFacet(other, 'Main'), tag],
    };
    // Reported before a stale revision.
    const answer = await organize<{ violations: { location: string; code: string }[] }>(client, id, sent, 7);
    assert.deepEqual(statusAndCode(answer), [422, 'validation-failed']);
    assert.deepEqual(
      answer.body.violations.map(({ location, code }) => `${location} ${code}`),
      ['body.tags[1] unknown', 'body.tags[2] unknown', 'body.facets[0] unknown', 'body.facets[1] unknown'],
    );
    const tooMany = Array.from({ length: 101 }, () => tag);
    assert.deepEqual(statusAndCode(await organize(client, id, { tags: tooMany }, 1)), [422, 'validation-failed']);
    assert.deepEqual(statusAndCode(await organize(client, id, { facets: 'x' }, 1)), [422, 'validation-failed']);
    assert.deepEqual(await filedAt(service, [id]), [1]);
  });

  test('requires the organization revision in If-Match: 428 if missing, 412 if stale', async () => {
    const client = await service.newLibrary();
    const id = await newRecipe(client);
    assert.deepEqual(statusAndCode(await organize(client, id, { tags: [] })), [428, 'precondition-required']);
    await organize(client, id, { tags: [] }, 1);
    const stale = await organize<{ params: object }>(client, id, { tags: [] }, 1);
    assert.deepEqual(
      [...statusAndCode(stale), stale.body.params],
      [412, 'precondition-failed', { current_revision: 2 }],
    );
  });

  test('replaces whole lists without duplicates, and leaves absent or null lists unchanged', async () => {
    const client = await service.newLibrary();
    const id = await newRecipe(client);
    const tags = [await newTag(client, 'B'), await newTag(client, 'A')].toSorted();
    const facets = [await newFacet(client, 'Main')];
    const book = await newBook(client, 'Soups', 'personal', [id]);
    const [one = '', two = ''] = tags;
    const steps = [
      [{ tags: [two, one, two] }, { tags, facets: [] }],
      [{ facets }, { tags, facets }],
      [
        { tags: null, facets: null },
        { tags, facets },
      ],
      [
        { tags: [one], facets: [] },
        { tags: [one], facets: [] },
      ],
      [{}, { tags: [one], facets: [] }],
      [{ tags: [] }, { tags: [], facets: [] }],
    ] as const;
    for (const [index, [sent, filed]] of steps.entries()) {
      const answer = await organize(client, id, sent, index + 2);
      const expected = { revision: index + 3, ...filed, books: [book] };
      assert.deepEqual([answer.status, answer.headers.etag, answer.body], [200, `"${index + 3}"`, expected]);
      const entry = await client.get<{ organization: Organization }>(`/api/v1/recipes/${id}`);
      assert.deepEqual(entry.body.organization, expected);
    }
  });

  test('emits recipe.organized with the new organization revision', async () => {
    const client = await service.newLibrary();
    const id = await newRecipe(client);
    await organize(client, id, { tags: [await newTag(client, 'Soup')] }, 1);
    const events = await service.rows(
      `select resource_type, resource_revision from event where resource_id = '${id}' and type = 'recipe.organized'`,
    );
    assert.deepEqual(events.map(Object.values), [['recipe', 2]]);
  });

  test('increments the organization revision of all recipes with a deleted tag or facet', async () => {
    const client = await service.newLibrary();
    const ids = await newRecipes(client, 3);
    const [a = '', b = ''] = ids;
    const [tag, facet] = [await newTag(client, 'Soup'), await newFacet(client, 'Main')];
    await organize(client, a, { tags: [tag], facets: [facet] }, 1);
    await organize(client, b, { tags: [tag] }, 1);
    await client.delete(`/api/v1/tags/${tag}`, revision(1));
    assert.deepEqual(await filedAt(service, ids), [3, 3, 1]);
    await client.delete(`/api/v1/facets/${facet}`, revision(1));
    assert.deepEqual(await filedAt(service, ids), [4, 3, 1]);
    const entry = await client.get<{ organization: Organization }>(`/api/v1/recipes/${a}`);
    assert.deepEqual(entry.body.organization, { revision: 4, tags: [], facets: [], books: [] });
    const stale = await organize(client, b, { tags: [] }, 2);
    assert.deepEqual(statusAndCode(stale), [412, 'precondition-failed']);
  });

  test('does not deadlock when tags are deleted while they are assigned to recipes', async () => {
    const client = await service.newLibrary();
    const ids = await newRecipes(client, 6);
    const tags = await Promise.all(Array.from({ length: 6 }, (_, index) => newTag(client, `Tag ${index}`)));
    const answers = await Promise.all([
      ...ids.map((id) => organize(client, id, { tags }, 1)),
      ...tags.slice(2).map((tag) => client.delete(`/api/v1/tags/${tag}`, revision(1))),
      ...ids.map((id) => organize(client, id, { tags: tags.slice(0, 2).toReversed() }, 2)),
    ]);
    const statuses = new Set(answers.map(({ status }) => status));
    assert.ok(
      [...statuses].every((status) => [200, 204, 412, 422].includes(status)),
      [...statuses].join(', '),
    );
    const left = await Promise.all(
      ids.map((id) => client.get<{ organization: Organization }>(`/api/v1/recipes/${id}`)),
    );
    for (const { body } of left) assert.ok(body.organization.tags.every((tag) => tags.indexOf(tag) < 2));
  });

  test('gives other domains tags by name, books by title, and one token per tag and facet', async () => {
    const client = await service.newLibrary();
    const [id = '', bare = ''] = await newRecipes(client, 2);
    const soup = await newTag(client, 'Soup', 'red');
    const quick = await newTag(client, 'quick "n" easy');
    const facet = await newFacet(client, 'Main');
    const own = await newBook(client, 'My own', 'personal', [id]);
    const source = await newBook(client, 'A source', 'publication', [id]);
    await organize(client, id, { tags: [soup, quick], facets: [facet] }, 3);

    const { db } = service.database;
    const read = async (recipe: string) => {
      const row = await db.query
        .selectFrom('recipe')
        .select([
          tagsJson(db.features, 'recipe.id').as('tags'),
          booksJson(db.features, 'recipe.id').as('books'),
          booksJson(db.features, 'recipe.id', 'publication').as('sources'),
          selectLabelTokens('recipe.id', { tag: ':t', facet: ':c' }).as('labels'),
          selectOrganizationRevision('recipe.id').as('revision'),
        ])
        .where('id', '=', recipe)
        .executeTakeFirstOrThrow();
      const { tags, books, sources, labels, revision } = row;
      return [JSON.parse(tags), JSON.parse(books), JSON.parse(sources), labels, revision > 1] as const;
    };
    const publication = { id: source, kind: 'publication', title: 'A source' };
    assert.deepEqual(await read(id), [
      [
        { id: quick, name: 'quick "n" easy', color: '' },
        { id: soup, name: 'Soup', color: 'red' },
      ],
      [publication, { id: own, kind: 'personal', title: 'My own' }],
      [publication],
      [`:c${facet}`, `:t${soup}`, `:t${quick}`].toSorted().join(' '),
      true,
    ]);
    assert.deepEqual(await read(bare), [[], [], [], '', false]);
  });

  test('lets other domains look up tags, facets and books within one library only', async () => {
    const client = await service.newLibrary();
    const other = await service.newLibrary();
    const recipe = await newRecipe(client);
    const library = await libraryOf(recipe);
    const [soup, facet, book] = [
      await newTag(client, 'Soup'),
      await newFacet(client, 'Main'),
      await newBook(client, 'Mine', 'personal', []),
    ];
    const foreign = await newTag(other, 'Theirs');
    const quick = await newTag(client, 'Quick');
    const { db } = service.database;
    assert.deepEqual(await listTagNames(db, library, 10), [
      { id: quick, name: 'Quick' },
      { id: soup, name: 'Soup' },
    ]);
    assert.deepEqual(await listTagNames(db, library, 1), [{ id: quick, name: 'Quick' }]);
    const requested = { tags: [soup, foreign, book, quick, 'nothing'], facets: [facet, soup], books: [book, facet] };
    assert.deepEqual(await filterExistingReferences(db, library, requested), {
      tags: [soup, quick],
      facets: [facet],
      books: [book],
    });
    const nothing = { tags: [], facets: [], books: [] };
    assert.deepEqual(await filterExistingReferences(db, library, nothing), nothing);
  });
});
