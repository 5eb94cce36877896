import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { endedJob } from '../../../test/support/jobs.ts';
import { newPicture } from '../../../test/support/pictures.ts';
import { readZip } from '../../../test/support/read-zip.ts';
import type { ReadEntry } from '../../../test/support/read-zip.ts';
import { newEntry } from '../../../test/support/recipes.ts';
import type { EntryBody } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { assetIdOf, storedFiles, upload } from '../../../test/support/upload.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { EntryId, LibraryId } from '../../platform/ids/ids.ts';
import { sweepJobs } from '../../platform/jobs/sweep-jobs.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { loadConfig } from '../../app/tureen.ts';
import type { JobBody } from '../jobs/index.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { selectRecipes } from './select-recipes.ts';
import { createExportJobKind } from './export-job-kind.ts';
import { RecipeWriter } from './writing/recipe-writer.ts';
import { loadRecipes } from './load-recipes.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

const soup = (title: string, more: object = {}) => ({
  title,
  language: 'en',
  ingredient_sections: [{ ingredients: [{ text: '2 onions' }, { text: '1 l water' }] }],
  instruction_sections: [{ steps: [{ text: 'Boil the onions in the water.' }] }],
  ...more,
});

/** A recipe whose document refers to a picture. */
const withPicture = async (client: TestClient, title: string, picture: Buffer): Promise<EntryBody> => {
  const { id } = await newEntry(client, soup(title));
  assert.equal((await upload(client, `/api/v1/recipes/${id}`, picture)).status, 201);
  const assets = [{ asset_id: assetIdOf(picture), role: 'image', media_type: 'image/jpeg' }];
  const { body, status } = await client.put<EntryBody>(
    `/api/v1/recipes/${id}`,
    { recipe: soup(title, { assets }) },
    { 'if-match': '"1"' },
  );
  assert.equal(status, 200);
  return body;
};

const newBook = async (client: TestClient, ids: readonly string[]): Promise<string> => {
  const chapters = [{ id: 'first', title: 'First' }];
  const { body } = await client.post<{ id: string }>('/api/v1/books', { kind: 'personal', title: 'Winter', chapters });
  const members = ids.map((entry_id) => ({ entry_id, chapter_id: 'first', note: 'A note' }));
  await client.put(`/api/v1/books/${body.id}/members`, { members }, { 'if-match': '"1"' });
  return body.id;
};

const exported = async (client: TestClient, input: object): Promise<readonly ReadEntry[]> => {
  const { status, body, headers } = await client.post<JobBody>('/api/v1/jobs/exports', input);
  assert.deepEqual([status, headers.location], [202, `/api/v1/jobs/${body.id}`]);
  const job = await endedJob(client, body.id);
  assert.equal(job.state, 'succeeded', JSON.stringify(job));
  const file = await client.get(`/api/v1/jobs/${body.id}/download`);
  assert.deepEqual([file.status, file.headers['content-type']], [200, 'application/zip']);
  assert.equal(file.bytes.length, job.result?.['bytes']);
  return readZip(file.bytes);
};

const titlesIn = (entries: readonly ReadEntry[]): readonly string[] =>
  entries
    .filter(({ path }) => path.startsWith('recipes/'))
    .map(({ content }) => (JSON.parse(content.toString()) as { title: string }).title);

onEveryEngine('exports one at a time', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_LIMIT_HEAVY_REQUESTS_PER_USER: '1' } });

  test('returns 429 while another expensive request of the user is being answered, and serves the next one', async () => {
    const { body: library } = await service.client.post<{ id: string }>('/api/v1/libraries', { name: 'Soups' });
    const client = service.client.with({ 'x-service-library': library.id });
    // More than the network buffers, so that the archive cannot be complete before anyone reads it.
    const ids: string[] = [];
    for (let number = 0; number < 16; number += 1) {
      const noise = randomBytes(1_000_000).toString('base64');
      ids.push((await newEntry(client, soup(`Soup ${number}`, { 'x-noise': noise }))).id);
    }
    const path = `/api/v1/books/${await newBook(client, ids)}/export/portable-bundle?library=${library.id}`;
    const lines = () => client.post('/api/v1/ingredients/parse', { lines: ['2 onions'] });

    const download = get(new URL(path, client.origin));
    const [archive] = (await once(download, 'response')) as [IncomingMessage];
    assert.equal(archive.statusCode, 200);
    const refused = await lines();
    assert.deepEqual([refused.status, refused.body.code], [429, 'rate-limited']);
    assert.deepEqual(refused.body.params, { limit: 'heavy_requests_per_user', maximum: 1 });
    assert.equal(refused.headers['retry-after'], '1');
    // A request that costs little is not refused.
    assert.equal((await client.get('/api/v1/recipes')).status, 200);

    assert.equal((await readZip(await buffer(archive))).length, ids.length + 1);
    await eventually(async () => (await lines()).status === 200, 'the end of the download');

    const abandoned = get(new URL(path, client.origin));
    await once(abandoned, 'response');
    assert.equal((await lines()).status, 429);
    abandoned.on('error', () => undefined).destroy();
    await eventually(async () => (await lines()).status === 200, 'the service to notice that the reader has left');
  });
});

onEveryEngine('exports', (engine) => {
  const service = serviceForSuite(engine, { workerSettings: { pollMs: 20 } });

  test('rejects invalid input and unknown recipes and books immediately', async () => {
    const client = await service.newLibrary();
    const { id } = await newEntry(client, soup('Soup'));
    const refused: readonly (readonly [object, string])[] = [
      [{ scope: 'book', format: 'markdown' }, 'body.book_id'],
      [{ scope: 'recipes', format: 'markdown' }, 'body.recipe_ids'],
      [{ scope: 'recipes', format: 'markdown', recipe_ids: [id, MISSING] }, 'body.recipe_ids[1]'],
      [{ scope: 'everything', format: 'markdown' }, 'body.scope'],
      [{ scope: 'library', format: 'docx' }, 'body.format'],
    ];
    for (const [input, location] of refused) {
      const { status, body } = await client.post('/api/v1/jobs/exports', input);
      assert.equal(status, 422);
      assert.ok(
        body.violations?.some((violation) => violation.location === location),
        location,
      );
    }
    const book = await client.post('/api/v1/jobs/exports', { scope: 'book', format: 'html', book_id: MISSING });
    assert.equal(book.body.code, 'book-not-found');
    assert.equal((await client.get(`/api/v1/books/${MISSING}/export/portable-bundle`)).body.code, 'book-not-found');
  });

  test('exports a book bundle in the order of the book, without its identity or notes', async () => {
    const client = await service.newLibrary();
    const picture = await newPicture();
    const pie = await newEntry(client, soup('Pie'));
    const broth = await withPicture(client, 'Broth', picture);
    const gone = await newEntry(client, soup('Gone'));
    const book = await newBook(client, [broth.id, gone.id, pie.id]);
    await client.delete(`/api/v1/recipes/${gone.id}`, { 'if-match': '"1"' });
    const path = `/api/v1/books/${book}/export/portable-bundle`;
    const answer = await client.get(path);
    assert.deepEqual([answer.status, answer.headers['content-type']], [200, 'application/zip']);
    const entries = await readZip(answer.bytes);
    assert.deepEqual(titlesIn(entries), ['Broth', 'Pie']);
    const [, hash] = assetIdOf(picture).split(':');
    assert.deepEqual(
      entries.map((entry) => entry.path),
      ['tureen-bundle.json', 'recipes/00001.json', 'recipes/00002.json', `assets/${hash}.jpg`],
    );
    assert.deepEqual(entries.at(-1)?.content, picture);
    assert.deepEqual(JSON.parse(entries[1]?.content.toString() ?? ''), broth.recipe);
    const all = Buffer.concat(entries.map(({ content }) => content)).toString();
    for (const own of [book, 'Winter', 'A note', broth.id]) assert.equal(all.includes(own), false, own);
    // The same content gives the same bytes.
    assert.deepEqual((await client.get(path)).bytes, answer.bytes);
    assert.equal((await client.get(path, { 'if-none-match': answer.headers.etag })).status, 304);
  });

  test('exports identical bytes from another library with the same recipes', async () => {
    const client = await service.newLibrary();
    const picture = await newPicture('png');
    await newEntry(client, soup('Zander', { 'x-own': { kept: ['as', 'it', 'is'] } }));
    await withPicture(client, 'Apple “pie” ½', picture);
    await newEntry(client, { title: 'Bare' });
    const input = { scope: 'library', format: 'portable-bundle' };
    const bundleOf = async (from: TestClient): Promise<Buffer> => {
      const { body } = await from.post<JobBody>('/api/v1/jobs/exports', input);
      await endedJob(from, body.id);
      return (await from.get(`/api/v1/jobs/${body.id}/download`)).bytes;
    };
    const first = await bundleOf(client);

    const other = await service.newLibrary();
    const entries = await readZip(first);
    const files = new Map(entries.map(({ path, content }) => [path, content]));
    for (const { path, content } of entries.filter((entry) => entry.path.startsWith('recipes/'))) {
      const recipe = JSON.parse(content.toString()) as { assets?: readonly { asset_id?: string }[] };
      const { id } = await newEntry(other, recipe);
      for (const { asset_id } of recipe.assets ?? []) {
        const file = [...files].find(([name]) => name.includes(asset_id?.split(':')[1] ?? 'none'))?.[1];
        assert.equal((await upload(other, `/api/v1/recipes/${id}`, file ?? assert.fail(path))).status, 201);
      }
    }
    assert.deepEqual(await bundleOf(other), first);
  });

  test('writes only the selected recipes and their pictures in every format', async () => {
    const client = await service.newLibrary();
    const picture = await newPicture();
    const [hash = ''] = assetIdOf(picture).split(':').slice(1);
    const pie = await withPicture(client, 'Apple Pie', picture);
    const second = await newEntry(client, soup('Apple pie'));
    await newEntry(client, soup('Other'));
    const input = { scope: 'recipes', recipe_ids: [second.id, pie.id] };
    const paths = async (format: string) => (await exported(client, { ...input, format })).map(({ path }) => path);
    assert.deepEqual(await paths('cooklang'), ['apple-pie.cook', 'apple-pie-2.cook', `assets/${hash}.jpg`]);
    assert.deepEqual(await paths('json-ld'), ['apple-pie.json', 'apple-pie-2.json', `assets/${hash}.jpg`]);
    const markdown = await exported(client, { ...input, format: 'markdown' });
    assert.deepEqual(
      markdown.map(({ path }) => path),
      ['apple-pie.md', 'apple-pie-2.md', `assets/${hash}.jpg`],
    );
    assert.match(markdown[1]?.content.toString() ?? '', new RegExp(`!\\[.*\\]\\(assets/${hash}.jpg\\)`));
    const html = await exported(client, { ...input, format: 'html' });
    assert.deepEqual(
      html.map(({ path }) => path),
      ['index.html', `assets/${hash}.jpg`],
    );
    const page = html[0]?.content.toString() ?? '';
    assert.ok(page.indexOf('Apple pie') < page.indexOf('Apple Pie'), 'the recipes are not in the requested order');
    assert.ok(page.includes(`assets/${hash}.jpg`) && page.includes('2 onions') && !page.includes('Other'));
    const bundle = await exported(client, { ...input, format: 'portable-bundle' });
    assert.deepEqual(titlesIn(bundle), ['Apple pie', 'Apple Pie']);
  });

  test('reports recipes purged during the export and writes the remaining selected recipes', async () => {
    const client = await service.newLibrary();
    const [soupEntry, pie] = [await newEntry(client, soup('Soup')), await newEntry(client, soup('Pie'))];
    const gone = { id: asId<EntryId>(MISSING), revision: 1, title: 'Gone' };
    const reading = loadRecipes(service.database.db, [gone]).next();
    await assert.rejects(reading, (error) => error instanceof Problem && error.code === 'export-overtaken');
    const input = { scope: 'recipes', format: 'portable-bundle', recipe_ids: [soupEntry.id, pie.id] } as const;
    await client.delete(`/api/v1/recipes/${soupEntry.id}`, { 'if-match': '"1"' });
    const scope = { libraryId: asId<LibraryId>(pie.library_id) } as LibraryScope;
    const { recipes } = await selectRecipes(service.database.db, scope, {
      ...input,
      recipe_ids: [...input.recipe_ids],
    });
    assert.deepEqual(
      recipes.map(({ title }) => title),
      ['Pie'],
    );
  });

  test('deletes the file with its job', async () => {
    const client = await service.newLibrary();
    await newEntry(client, soup('Soup'));
    const { body } = await client.post<JobBody>('/api/v1/jobs/exports', { scope: 'library', format: 'markdown' });
    await endedJob(client, body.id);
    const stored = async () => (await storedFiles(service)).stored.filter((file) => file.includes(body.id));
    assert.equal((await stored()).length, 1);
    const past = new Date(Date.now() - 1000).toISOString();
    await service.write(`update job set expires_at = '${past}' where id = '${body.id}'`);
    const storage = openStorage(loadConfig(service.settings, ''));
    await sweepJobs(service.database, { now: () => new Date() }, [createExportJobKind(storage, new RecipeWriter())]);
    assert.deepEqual(await stored(), []);
    assert.equal((await client.get(`/api/v1/jobs/${body.id}/download`)).body.code, 'job-expired');
  });
});
