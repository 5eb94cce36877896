import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import type { Db } from '../../../platform/db/database.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { findUnloadedRecipes, loadFoundRecipes, listIdsInTranslationGroups } from './load-found-recipes.ts';
import type { RecipeSelector } from './load-found-recipes.ts';
import { mapPortableIdsToEntries } from '../links/sub-recipes.ts';

const libraryOf = ({ library_id }: EntryBody): LibraryId => asId(library_id);

const loadAll = async (db: Db, library: LibraryId, requested: readonly RecipeSelector[]) =>
  loadFoundRecipes(db, await findUnloadedRecipes(db, library, requested));

const soupOf = (line: string) => ({
  title: 'Soup',
  ingredient_sections: [{ ingredients: [{ id: 'one', text: line }] }],
});

onEveryEngine('loading several recipes at once', (engine) => {
  const service = serviceForSuite(engine);

  test('omits ids and revisions that the library does not have', async () => {
    const soup = await newEntry(await service.newLibrary());
    const theirs = await newEntry(await service.newLibrary());
    const ids = ['', 'x', '\ud800', '00000000-0000-7000-8000-000000000000', theirs.id];
    const revisions = [0, -1, 0.5, 2, 2 ** 40, Number.MAX_SAFE_INTEGER, 1e300, Number.NaN];
    const requested = [
      ...ids.map((entryId) => ({ entryId })),
      ...revisions.map((revision) => ({ entryId: soup.id, revision })),
    ];
    assert.deepEqual(await loadAll(service.database.db, libraryOf(soup), requested), []);
    assert.deepEqual(await loadAll(service.database.db, libraryOf(soup), []), []);
  });

  test('loads each recipe once, at the requested or the current revision', async () => {
    const client = await service.newLibrary();
    const [soup, pie] = [await newEntry(client, { title: 'Soup', language: 'en' }), await newEntry(client)];
    await client.put(`/api/v1/recipes/${soup.id}`, { recipe: { title: 'Clear soup' } }, { 'if-match': '"1"' });
    const trashed = await client.delete(`/api/v1/recipes/${pie.id}`, { 'if-match': '"1"' });
    assert.ok(trashed.status < 300);
    const requested = [
      { entryId: soup.id },
      { entryId: soup.id, revision: 1 },
      { entryId: soup.id, revision: 2 },
      { entryId: soup.id, revision: undefined },
      { entryId: pie.id },
    ];
    const read = await loadAll(service.database.db, libraryOf(soup), requested);
    assert.deepEqual(
      read
        .toSorted((a, b) => a.entryId.localeCompare(b.entryId) || a.revision - b.revision)
        .map(({ parsedRecipe, ...recipe }) => [recipe, parsedRecipe.title]),
      [
        [{ revision: 1, presentRevision: 2, state: 'active' }, 'Soup', soup] as const,
        [{ revision: 2, presentRevision: 2, state: 'active' }, 'Clear soup', soup] as const,
        [{ revision: 2, presentRevision: 2, state: 'trashed' }, 'Soup', pie] as const,
      ].map(([more, title, { id, recipe_id }]) => [
        { entryId: id, recipeId: recipe_id, translationGroup: undefined, ...more },
        title,
      ]),
    );
    const [{ bytes } = assert.fail()] = await findUnloadedRecipes(service.database.db, libraryOf(soup), [
      { entryId: soup.id },
    ]);
    const present = (await client.get<EntryBody>(`/api/v1/recipes/${soup.id}`)).body;
    assert.equal(bytes, Buffer.byteLength(JSON.stringify(present.recipe)));
  });

  test('stores the parsed current document, and parses earlier ones on demand', async () => {
    const client = await service.newLibrary();
    const soup = await newEntry(client, soupOf('200 g flour'));
    await client.put(`/api/v1/recipes/${soup.id}`, { recipe: soupOf('2 cups flour') }, { 'if-match': '"1"' });
    const stored = () => service.rows(`select revision from recipe_reading where entry_id = '${soup.id}'`);
    assert.deepEqual(await stored(), [{ revision: 2 }]);
    const [then, now] = (
      await loadAll(service.database.db, libraryOf(soup), [
        { entryId: soup.id, revision: 1 },
        { entryId: soup.id, revision: 2 },
      ])
    )
      .toSorted((a, b) => a.revision - b.revision)
      .map(({ parsedRecipe }) => parsedRecipe.ingredients[0]?.[0]?.read);
    assert.deepEqual([then?.name, then?.quantity?.unit], ['flour', 'metric.gram']);
    assert.deepEqual([now?.name, now?.quantity?.text], ['flour', '2 cups']);
    await client.delete(`/api/v1/recipes/${soup.id}`, { 'if-match': '"2"' });
    await client.delete(`/api/v1/recipes/${soup.id}/permanently`, { 'if-match': '"3"' });
    assert.deepEqual(await stored(), []);
  });

  test('does not cache documents read in a transaction that rolled back', async () => {
    const soup = await newEntry(await service.newLibrary(), { title: 'Soup' });
    const read = async (db: Db) =>
      (await loadAll(db, libraryOf(soup), [{ entryId: soup.id }])).map(({ parsedRecipe }) => parsedRecipe.title);
    const undone = service.database.transaction(async (tx) => {
      await tx.query.deleteFrom('recipe_reading').where('entry_id', '=', soup.id).execute();
      const document = JSON.stringify({ title: 'Undone' });
      await tx.query.updateTable('recipe_document').set({ document }).where('entry_id', '=', soup.id).execute();
      assert.deepEqual(await read(tx), ['Undone']);
      throw new Error('undone');
    });
    await assert.rejects(undone, /undone/);
    assert.deepEqual(await read(service.database.db), ['Soup']);
  });

  test('resolves a portable id to the oldest active entry, or the oldest if none is active', async () => {
    const client = await service.newLibrary();
    const copies = [
      await newEntry(client, { title: 'First', id: 'stock' }),
      await newEntry(client, { title: 'Second', id: 'stock' }),
      await newEntry(client, { title: 'Third', id: 'stock' }),
    ];
    const [first = assert.fail()] = copies;
    const resolveStock = async () =>
      (await mapPortableIdsToEntries(service.database.db, libraryOf(first), ['stock', 'none', '\ud800', '\0'])).get(
        'stock',
      );
    assert.equal((await resolveStock())?.title, 'First');
    await client.delete(`/api/v1/recipes/${first.id}`, { 'if-match': '"1"' });
    assert.equal((await resolveStock())?.title, 'Second');
    for (const { id } of copies.slice(1)) await client.delete(`/api/v1/recipes/${id}`, { 'if-match': '"1"' });
    assert.deepEqual([(await resolveStock())?.title, (await resolveStock())?.state], ['First', 'trashed']);
  });

  test('lists the active members of a translation group, oldest first', async () => {
    const client = await service.newLibrary();
    const english = await newEntry(client, { title: 'Soup', id: 'soup-en' });
    const translations = [{ language: 'en', recipe_id: 'soup-en' }];
    const german = await newEntry(client, { title: 'Suppe', id: 'soup-de', translations });
    const french = await newEntry(client, { title: 'Soupe', id: 'soup-fr', translations });
    const library = libraryOf(english);
    const [read] = await loadAll(service.database.db, library, [{ entryId: german.id }]);
    const groups = [read?.translationGroup ?? assert.fail(), 'none'];
    const members = () => listIdsInTranslationGroups(service.database.db, library, groups);
    assert.deepEqual(await members(), [english.id, german.id, french.id]);
    await client.delete(`/api/v1/recipes/${german.id}`, { 'if-match': '"1"' });
    assert.deepEqual(await members(), [english.id, french.id]);
    const elsewhere = libraryOf(await newEntry(await service.newLibrary()));
    assert.deepEqual(await listIdsInTranslationGroups(service.database.db, elsewhere, groups), []);
    assert.deepEqual(await listIdsInTranslationGroups(service.database.db, library, []), []);
  });
});
