// interface.md, "Commit result item" and "Recipe summary".
import assert from 'node:assert/strict';

import type { CommitItem } from '../../../../src/domains/imports/commit/commit.schemas.ts';
import type { RecipeSummary } from '../../../../src/domains/recipes/summaries/summary.schemas.ts';
import type { TestClient } from '../../../support/client.ts';
import { find } from '../../../support/find-recipes.ts';
import { commit, previewOf, recipeNode } from '../../../support/imports.ts';
import { newEntry } from '../../../support/recipes.ts';
import type { EntryBody } from '../../../support/recipes.ts';
import { proves, provedBy, section } from '../sentence.ts';
import type { Section } from '../sentence.ts';

const COMMIT_TEST = 'src/domains/imports/commit/commit.test.ts';

/** The result of committing one schema.org recipe. */
const commitNode = async (client: TestClient, node: object, more: object = {}): Promise<CommitItem> => {
  const preview = await previewOf(client, { 'recipe.json': node });
  const { status, body, text } = await commit(client, preview.id, {
    item_ids: preview.items.map(({ id }) => id),
    ...more,
  });
  assert.equal(status, 200, text);
  return body.items[0] ?? assert.fail('no result');
};

const lookUp = async (client: TestClient, id: string): Promise<RecipeSummary> => {
  const { status, body, text } = await client.post<{ items: RecipeSummary[] }>('/api/v1/recipes/lookup', { ids: [id] });
  assert.equal(status, 200, text);
  return body.items[0] ?? assert.fail(`no summary of ${id}`);
};

/** The summary of a new recipe. */
const summaryOf = async (client: TestClient, recipe: object = {}): Promise<RecipeSummary> =>
  lookUp(client, (await newEntry(client, { title: 'Soup', ...recipe })).id);

const newBook = async (client: TestClient, kind: string, title: string, entry: string): Promise<string> => {
  const { body } = await client.post<{ id: string }>('/api/v1/books', { kind, title });
  const members = { members: [{ entry_id: entry }] };
  assert.equal((await client.put(`/api/v1/books/${body.id}/members`, members, { 'if-match': '"1"' })).status, 200);
  return body.id;
};

export const recipeSummaries: readonly Section[] = [
  section(
    'Commit result item',
    proves('`library_entry_id`, `recipe_id`, `title` (strings)', async ({ client }) => {
      const { library_entry_id, recipe_id, title } = await commitNode(client, recipeNode('Leek soup'));
      const { body } = await client.get<EntryBody>(`/api/v1/recipes/${library_entry_id}`);
      assert.deepEqual([body.id, body.recipe_id, body.recipe.title], [library_entry_id, recipe_id, title]);
      assert.equal(title, 'Leek soup');
    }),
    proves('`revision` (integer, min 1)', async ({ client }) => {
      const node = recipeNode('Leek soup', { url: 'https://example.org/leek' });
      assert.equal((await commitNode(client, node)).revision, 1);
      assert.equal((await commitNode(client, node, { on_duplicate: 'replace' })).revision, 2);
    }),
    proves('`outcome` (`created`, `replaced`, `skipped`)', async ({ client }) => {
      const node = recipeNode('Leek soup', { url: 'https://example.org/leek' });
      const outcomes = [
        await commitNode(client, node),
        await commitNode(client, node, { on_duplicate: 'replace' }),
        await commitNode(client, node, { on_duplicate: 'skip' }),
      ].map(({ outcome }) => outcome);
      assert.deepEqual(outcomes, ['created', 'replaced', 'skipped']);
    }),
    provedBy(
      '`deferred_assets` (integer, images not fetched yet whose addresses the recipe retains)',
      COMMIT_TEST,
      'stores the first photo from the web, defers the others, and drops an unavailable one with a warning',
    ),
    provedBy(
      '`dropped_assets` (integer, images that could not be retrieved and were left out)',
      COMMIT_TEST,
      'stores the first photo from the web, defers the others, and drops an unavailable one with a warning',
    ),
    proves('`import_event_id` (optional string)', async ({ client }) => {
      const { import_event_id, library_entry_id } = await commitNode(client, recipeNode('Leek soup'));
      const { body } = await client.get<{ events: { correlation_id: string; target_id: string }[] }>(
        '/api/v1/account/audit?action=recipe.imported',
      );
      const imported = body.events.find(({ target_id }) => target_id === library_entry_id);
      assert.equal(typeof import_event_id, 'string');
      assert.equal(import_event_id, imported?.correlation_id);
    }),
    proves('`warnings` (array of string or null, the workarounds the import applied).', async ({ client }) => {
      const clean = recipeNode('Onion soup', { recipeIngredient: ['2 onions'] });
      assert.deepEqual((await commitNode(client, clean)).warnings, []);
      const ambiguous = recipeNode('Cake', { recipeIngredient: ['1 cup flour'] });
      assert.deepEqual((await commitNode(client, ambiguous)).warnings, [
        'One unit is ambiguous and stayed as written.',
      ]);
    }),
  ),

  section(
    'Recipe summary (lookup result)',
    proves('id: string, entry id, req', async ({ client }) => {
      const { id } = await newEntry(client);
      assert.equal((await lookUp(client, id)).id, id);
    }),
    proves('recipe_id: string, portable recipe id, req', async ({ client }) => {
      const { recipe_id } = await summaryOf(client, { id: 'leek-soup' });
      assert.equal(recipe_id, 'leek-soup');
    }),
    proves('revision: integer, min 1, req', async ({ client }) => {
      const { id } = await newEntry(client);
      assert.equal((await lookUp(client, id)).revision, 1);
      await client.put(`/api/v1/recipes/${id}`, { recipe: { title: 'Stew' } }, { 'if-match': '"1"' });
      assert.equal((await lookUp(client, id)).revision, 2);
    }),
    proves('title: string, req', async ({ client }) => {
      assert.equal((await summaryOf(client, { title: 'Leek soup' })).title, 'Leek soup');
    }),
    proves('authors: array of string or null, req', async ({ client }) => {
      assert.deepEqual((await summaryOf(client, { authors: [{ name: 'Ada' }, { name: 'Ben' }] })).authors, [
        'Ada',
        'Ben',
      ]);
      assert.deepEqual((await summaryOf(client)).authors, []);
    }),
    proves(
      'books, source_books: array of `{id, kind (personal or publication), title}` or null, req',
      async ({ client }) => {
        const entry = await newEntry(client);
        assert.deepEqual((await lookUp(client, entry.id)).books, []);
        const mine = await newBook(client, 'personal', 'Mine', entry.id);
        const printed = await newBook(client, 'publication', 'Printed', entry.id);
        const { books, source_books } = await lookUp(client, entry.id);
        const publication = { id: printed, kind: 'publication', title: 'Printed' };
        assert.deepEqual(
          books.toSorted((a, b) => a.title.localeCompare(b.title)),
          [{ id: mine, kind: 'personal', title: 'Mine' }, publication],
        );
        assert.deepEqual(source_books, [publication]);
      },
    ),
    proves('tags: array of `{id, name, color}` or null, req (`color` optional)', async ({ client }) => {
      const { id } = await newEntry(client);
      assert.deepEqual((await lookUp(client, id)).tags, []);
      const newTag = async (tag: object): Promise<string> =>
        (await client.post<{ id: string }>('/api/v1/tags', tag)).body.id;
      const plain = await newTag({ name: 'Easy' });
      const colored = await newTag({ name: 'Winter', color: '#00f' });
      await client.put(`/api/v1/recipes/${id}/organization`, { tags: [plain, colored] }, { 'if-match': '"1"' });
      const { tags } = await lookUp(client, id);
      assert.deepEqual(
        tags
          .map(({ id, name, color = '' }) => [id, name, color])
          .toSorted(([, a = ''], [, b = '']) => a.localeCompare(b)),
        [
          [plain, 'Easy', ''],
          [colored, 'Winter', '#00f'],
        ],
      );
    }),
    proves('favorite: boolean, req', async ({ client }) => {
      const { id } = await newEntry(client);
      assert.equal((await lookUp(client, id)).favorite, false);
      await client.put(`/api/v1/recipes/${id}/favorite`, { favorite: true });
      assert.equal((await lookUp(client, id)).favorite, true);
    }),
    proves('times_cooked: integer, req', async ({ client }) => {
      const { id } = await newEntry(client);
      assert.equal((await lookUp(client, id)).times_cooked, 0);
      for (const date of ['2026-01-02', '2026-01-03']) await client.post(`/api/v1/recipes/${id}/cooked`, { date });
      assert.equal((await lookUp(client, id)).times_cooked, 2);
    }),
    proves('created_at, updated_at: date-time, req', async ({ client }) => {
      const { id, created_at } = await newEntry(client);
      const { body } = await client.put<EntryBody>(
        `/api/v1/recipes/${id}`,
        { recipe: { title: 'Stew' } },
        { 'if-match': '"1"' },
      );
      const summary = await lookUp(client, id);
      assert.deepEqual([summary.created_at, summary.updated_at], [created_at, body.updated_at]);
      for (const time of [created_at, body.updated_at]) assert.match(time, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/);
    }),
    proves('deleted_at: date-time, optional', async ({ client }) => {
      const { id } = await newEntry(client);
      assert.ok(!('deleted_at' in (await lookUp(client, id))));
      const { body } = await client.delete<EntryBody>(`/api/v1/recipes/${id}`, { 'if-match': '"1"' });
      assert.ok(body.deleted_at);
      assert.equal((await lookUp(client, id)).deleted_at, body.deleted_at);
    }),
    proves(
      'active_time, total_time, description, language: string, optional; language is a BCP 47 tag',
      async ({ client }) => {
        const bare = await summaryOf(client);
        for (const name of ['active_time', 'total_time', 'description', 'language']) assert.ok(!(name in bare), name);
        const { active_time, total_time, description, language } = await summaryOf(client, {
          times: { active: 'PT20M', total: 'PT1H' },
          description: 'Clear.',
          language: 'de-AT',
        });
        assert.deepEqual([active_time, total_time, description, language], ['PT20M', 'PT1H', 'Clear.', 'de-AT']);
        const refused = await client.post('/api/v1/recipes', {
          recipe: { title: 'Soup', language: 'Austrian German' },
        });
        assert.deepEqual([refused.status, refused.body.errors?.[0]?.location], [422, 'body.recipe.language']);
      },
    ),
    proves('last_cooked: string (date), optional', async ({ client }) => {
      const { id } = await newEntry(client);
      assert.ok(!('last_cooked' in (await lookUp(client, id))));
      for (const date of ['2026-01-03', '2026-01-02']) await client.post(`/api/v1/recipes/${id}/cooked`, { date });
      assert.equal((await lookUp(client, id)).last_cooked, '2026-01-03');
    }),
    proves(
      'primary_image: object, optional: `asset_id` (pattern `sha256:` plus 64 lowercase hex digits), `local_asset_id`, `media_type` (req), `alt`, `caption`, `url` (optional)',
      async ({ client }) => {
        assert.ok(!('primary_image' in (await summaryOf(client))));
        const asset_id = `sha256:${'0a'.repeat(32)}`;
        const image = { role: 'image', media_type: 'image/png', alt: 'A bowl', caption: 'Soup' };
        const url = 'https://example.org/soup.png';
        const { primary_image } = await summaryOf(client, { assets: [{ id: 'cover', asset_id, url, ...image }] });
        const { role: _, ...shown } = image;
        assert.deepEqual(primary_image, { asset_id, local_asset_id: 'cover', url, ...shown });
        for (const wrong of [asset_id.toUpperCase(), asset_id.slice(0, -1), 'cover.png']) {
          const assets = [{ ...image, asset_id: wrong }];
          assert.equal((await client.post('/api/v1/recipes', { recipe: { title: 'Soup', assets } })).status, 422);
        }
        const linked = await summaryOf(client, { assets: [{ id: 'cover', role: 'image', url }] });
        assert.equal(typeof linked.primary_image?.media_type, 'string');
        assert.ok(!('asset_id' in (linked.primary_image ?? {})));
      },
    ),
    proves(
      'translations: array of `{id, language, matched (boolean), title}`, only when grouping was requested',
      async ({ client }) => {
        const soup = await newEntry(client, { id: 'soup-en', title: 'Onion soup', language: 'en' });
        const suppe = await newEntry(client, {
          title: 'Zwiebelsuppe',
          language: 'de',
          translations: [{ relation: 'original', recipe_id: 'soup-en' }],
        });
        const grouped = await find(client, { q: 'onion', group_translations: true });
        assert.deepEqual(grouped.items[0]?.translations, [
          { id: suppe.id, language: 'de', matched: false, title: 'Zwiebelsuppe' },
          { id: soup.id, language: 'en', matched: true, title: 'Onion soup' },
        ]);
        const [single] = (await find(client, { q: 'onion' })).items;
        assert.deepEqual([single?.id, single && 'translations' in single], [soup.id, false]);
        assert.ok(!('translations' in (await lookUp(client, soup.id))));
      },
    ),
  ),
];
