import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { newEntry } from '../../../test/support/recipes.ts';
import type { EntryBody } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { bytesOfDocuments, readDocuments, translationsIn } from './read-documents.ts';
import { resolveRecipes } from './resolve-recipes.ts';

const libraryOf = ({ library_id }: EntryBody): LibraryId => asId(library_id);

onEveryEngine('documents that are read together', (engine) => {
  const service = serviceForSuite(engine);

  test('what the library does not have is missing, whatever the id or the revision', async () => {
    const soup = await newEntry(await service.newLibrary());
    const theirs = await newEntry(await service.newLibrary());
    const ids = ['', 'x', '\ud800', '00000000-0000-7000-8000-000000000000', theirs.id];
    const revisions = [0, -1, 0.5, 2, 2 ** 40, Number.MAX_SAFE_INTEGER, 1e300, Number.NaN];
    const asked = [
      ...ids.map((entryId) => ({ entryId })),
      ...revisions.map((revision) => ({ entryId: soup.id, revision })),
    ];
    assert.deepEqual(await readDocuments(service.database.db, libraryOf(soup), asked), []);
    assert.deepEqual(await readDocuments(service.database.db, libraryOf(soup), []), []);
    assert.equal(await bytesOfDocuments(service.database.db, libraryOf(soup), asked), 0);
  });

  test('each is read once, at the revision that is asked for or as it is now', async () => {
    const client = await service.newLibrary();
    const [soup, pie] = [await newEntry(client, { title: 'Soup', language: 'en' }), await newEntry(client)];
    await client.put(`/api/v1/recipes/${soup.id}`, { recipe: { title: 'Clear soup' } }, { 'if-match': '"1"' });
    const trashed = await client.delete(`/api/v1/recipes/${pie.id}`, { 'if-match': '"1"' });
    assert.ok(trashed.status < 300);
    const asked = [
      { entryId: soup.id },
      { entryId: soup.id, revision: 1 },
      { entryId: soup.id, revision: 2 },
      { entryId: soup.id, revision: undefined },
      { entryId: pie.id },
    ];
    const read = await readDocuments(service.database.db, libraryOf(soup), asked);
    assert.deepEqual(
      read
        .toSorted((a, b) => a.entryId.localeCompare(b.entryId) || a.revision - b.revision)
        .map(({ document, ...recipe }) => [recipe, document.title]),
      [
        [{ revision: 1, presentRevision: 2, state: 'active' }, 'Soup', soup] as const,
        [{ revision: 2, presentRevision: 2, state: 'active' }, 'Clear soup', soup] as const,
        [{ revision: 2, presentRevision: 2, state: 'trashed' }, 'Soup', pie] as const,
      ].map(([more, title, { id, recipe_id }]) => [
        { entryId: id, recipeId: recipe_id, translationGroup: undefined, ...more },
        title,
      ]),
    );
    const bytes = await bytesOfDocuments(service.database.db, libraryOf(soup), [{ entryId: soup.id }]);
    const present = read.find(({ revision, entryId }) => revision === 2 && entryId === soup.id);
    assert.equal(bytes, Buffer.byteLength(JSON.stringify(present?.document)));
  });

  test('a portable id means the oldest entry that is not in the trash, or else the oldest', async () => {
    const client = await service.newLibrary();
    const copies = [
      await newEntry(client, { title: 'First', id: 'stock' }),
      await newEntry(client, { title: 'Second', id: 'stock' }),
      await newEntry(client, { title: 'Third', id: 'stock' }),
    ];
    const [first = assert.fail()] = copies;
    const meant = async () =>
      (await resolveRecipes(service.database.db, libraryOf(first), ['stock', 'none', '\ud800', '\0'])).get('stock');
    assert.equal((await meant())?.title, 'First');
    await client.delete(`/api/v1/recipes/${first.id}`, { 'if-match': '"1"' });
    assert.equal((await meant())?.title, 'Second');
    for (const { id } of copies.slice(1)) await client.delete(`/api/v1/recipes/${id}`, { 'if-match': '"1"' });
    assert.deepEqual([(await meant())?.title, (await meant())?.state], ['First', 'trashed']);
  });

  test('a group of translations has its active members, the oldest first', async () => {
    const client = await service.newLibrary();
    const english = await newEntry(client, { title: 'Soup', id: 'soup-en' });
    const translations = [{ language: 'en', recipe_id: 'soup-en' }];
    const german = await newEntry(client, { title: 'Suppe', id: 'soup-de', translations });
    const french = await newEntry(client, { title: 'Soupe', id: 'soup-fr', translations });
    const library = libraryOf(english);
    const [read] = await readDocuments(service.database.db, library, [{ entryId: german.id }]);
    const groups = [read?.translationGroup ?? assert.fail(), 'none'];
    const members = () => translationsIn(service.database.db, library, groups);
    assert.deepEqual(await members(), [english.id, german.id, french.id]);
    await client.delete(`/api/v1/recipes/${german.id}`, { 'if-match': '"1"' });
    assert.deepEqual(await members(), [english.id, french.id]);
    const elsewhere = libraryOf(await newEntry(await service.newLibrary()));
    assert.deepEqual(await translationsIn(service.database.db, elsewhere, groups), []);
    assert.deepEqual(await translationsIn(service.database.db, library, []), []);
  });
});
