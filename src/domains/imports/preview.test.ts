// interface.md, "Import preview"; decisions.md, section 7.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { zipOf } from '../../../test/support/import-files.ts';
import { PREVIEWS, commit, itemOf, previewOf, recipeNode, sendFiles } from '../../../test/support/imports.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { newPicture } from '../../../test/support/pictures.ts';
import { newEntry } from '../../../test/support/recipes.ts';
import { siteForSuite } from '../../../test/support/site.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { storedFiles } from '../../../test/support/upload.ts';
import { openStorage } from '../../platform/storage/open-storage.ts';
import { loadConfig } from '../../app/tureen.ts';
import type { PreviewBody } from './previews/preview.schemas.ts';
import { findFilesUsedByPreviews, sweepPreviews } from './previews/sweep-previews.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

const page = (node: object, more = ''): string =>
  `<!doctype html><html lang="en"><head><title>A page</title>${more}<script type="application/ld+json">${JSON.stringify(node)}</script></head><body><h1>Soup</h1></body></html>`;

onEveryEngine('import previews', (engine) => {
  const clock = new ManualClock();
  const service = serviceForSuite(engine, { clock, settings: { TUREEN_FETCH_ALLOW: '127.0.0.1' } });
  let picture: Buffer;
  const requested: string[] = [];
  const held: (() => void)[] = [];
  const site = siteForSuite((request, response) => {
    requested.push(request.url ?? '');
    switch (request.url) {
      case '/soup':
        return response
          .writeHead(200, { 'content-type': 'text/html' })
          .end(page(recipeNode('Soup', { image: `${site.origin}/soup.jpg`, url: `${site.origin}/soup` })));
      case '/once':
        return requested.filter((path) => path === '/once').length > 1
          ? response.writeHead(410).end('gone')
          : response.writeHead(200, { 'content-type': 'text/html' }).end(page(recipeNode('Once')));
      case '/soup.jpg':
        return response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
      case '/slow.jpg':
        return held.push(() => response.writeHead(200).end(picture));
      case '/gone':
        return response.writeHead(410).end('gone');
      default:
        return response.writeHead(200, { 'content-type': 'image/jpeg' }).end('no picture');
    }
  });
  before(async () => {
    picture = await newPicture();
  });

  test('rejects contradictory input with 422 and its location, and fetches nothing', async () => {
    const client = await service.newLibrary();
    const rejects = async (json: unknown, location: string) => {
      const { status, body } = await client.post(PREVIEWS, json);
      assert.deepEqual([status, body.code, body.errors?.[0]?.location], [422, 'validation-failed', location]);
    };
    await rejects({}, 'body.url');
    await rejects({ url: `${site.origin}/soup`, text: 'soup' }, 'body.url');
    await rejects({ text: '' }, 'body.text');
    await rejects({ text: 'soup', format_id: 'word-perfect' }, 'body.format_id');
    assert.deepEqual(requested, []);
  });

  test('answers 422 address-not-allowed for a forbidden URL, and address-unreachable for one that fails', async () => {
    const client = await service.newLibrary();
    for (const url of ['http://10.0.0.1/soup', 'ftp://example.org/soup', 'http://[::1]/soup']) {
      const { status, body } = await client.post(PREVIEWS, { url });
      assert.deepEqual([status, body.code], [422, 'address-not-allowed'], url);
    }
    const gone = await client.post(PREVIEWS, { url: `${site.origin}/gone` });
    assert.deepEqual([gone.status, gone.body.code, gone.body.params?.['status']], [422, 'address-unreachable', 410]);
  });

  test('rejects a file of unknown format with 415 and an empty or damaged one with 422, and stores none of them', async () => {
    const client = await service.newLibrary();
    const unknown = await sendFiles(client, { 'soup.bin': Buffer.from([0, 1, 2, 3, 255, 254, 0, 0, 9, 8, 7, 6]) });
    assert.deepEqual([unknown.status, unknown.body.code], [415, 'unsupported-media-type']);
    const empty = await sendFiles(client, { 'soup.txt': '' });
    assert.deepEqual([empty.status, empty.body.code], [422, 'import-unreadable']);
    assert.equal(empty.body.errors?.[0]?.location, 'body.file[0]');
    const damaged = await sendFiles(client, {
      'soup.zip': (await zipOf({ 'a.json': recipeNode('A') })).subarray(0, 60),
    });
    assert.deepEqual([damaged.status, damaged.body.code], [422, 'import-unreadable']);
    const rows = await service.rows('select count(*) as count from import_preview');
    assert.equal(rows[0]?.['count'], 0);
    assert.deepEqual(await storedFiles(service), { incoming: [], stored: [] });
  });

  test('fetches and previews a page without adding anything to the library', async () => {
    const client = await service.newLibrary();
    const { status, body, headers } = await client.post<PreviewBody>(PREVIEWS, { url: `${site.origin}/soup` });
    assert.equal(status, 201);
    assert.equal(headers.location, `${PREVIEWS}/${body.id}`);
    const item = itemOf(body, 'Soup');
    assert.deepEqual(item.recipe.ingredients, [{ items: ['2 onions', '1 litre water', '1 pinch salt'] }]);
    assert.deepEqual(item.recipe.instructions, [{ items: ['Chop the onions.', 'Boil everything.'] }]);
    assert.deepEqual([item.recipe.ingredient_count, item.recipe.step_count], [3, 2]);
    assert.deepEqual([item.source.format_id, item.source.can_retain], ['web-page', false]);
    assert.equal(item.source.url, `${site.origin}/soup`);
    assert.deepEqual(
      [item.can_commit, item.already_here, item.analysis],
      [true, false, { status: 'new', matches: [] }],
    );
    assert.deepEqual([body.preview_revision, body.unanswered], [1, []]);
    assert.equal(Date.parse(body.expires_at) - clock.now().getTime(), 7 * 24 * 3_600_000);
    const { body: found } = await client.get<{ total: number }>('/api/v1/recipes');
    assert.equal(found.total, 0);
  });

  test('reads many files at once, including archives, even if one of them is damaged', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, {
      'one.json': recipeNode('One'),
      'more.zip': await zipOf({
        'two.json': recipeNode('Two'),
        'inner.zip': await zipOf({ 'three.json': recipeNode('Three') }),
      }),
      'bad.bin': Buffer.from([0, 1, 2, 3, 255, 254, 0, 0, 9, 8, 7, 6]),
    });
    assert.deepEqual(
      preview.items.map(({ recipe, can_commit }) => [recipe.title, can_commit]),
      [
        ['One', true],
        ['Two', true],
        ['Three', true],
        ['bad.bin', false],
      ],
    );
    const [diagnostic] = itemOf(preview, 'bad.bin').diagnostics;
    assert.deepEqual(
      [diagnostic?.code, diagnostic?.class, diagnostic?.severity, diagnostic?.count],
      ['item-unreadable', 'blocking', 'error', 1],
    );
    assert.equal(itemOf(preview, 'Three').source.filename, 'three.json');
  });

  test('returns the current state of a preview, and answers 404 in another library', async () => {
    const client = await service.newLibrary();
    const created = await client.post<PreviewBody>(PREVIEWS, { text: JSON.stringify(recipeNode('A')) });
    const preview = created.body;
    const read = await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`);
    assert.deepEqual([read.status, read.body, read.headers.etag], [200, preview, created.headers.etag]);
    const known = { 'if-none-match': String(created.headers.etag) };
    const reread = async () => (await client.get(`${PREVIEWS}/${preview.id}`, known)).status;
    assert.equal(await reread(), 304);
    await newEntry(client, { title: 'Another' });
    assert.equal(await reread(), 304, 'another recipe does not change the preview');
    const twin = await previewOf(client, { 'a.json': recipeNode('A') });
    assert.equal((await commit(client, twin.id, { item_ids: twin.items.map(({ id }) => id) })).status, 200);
    assert.equal(await reread(), 200, 'a match does');
    const stranger = await service.newLibrary();
    for (const id of [preview.id, MISSING]) {
      const { status, body } = await stranger.get(`${PREVIEWS}/${id}`);
      assert.deepEqual([status, body.code], [404, 'import-preview-not-found']);
    }
  });

  test('creates one preview per idempotency key, and returns it again on a retry', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'once' };
    const first = await client.post<PreviewBody>(PREVIEWS, { text: JSON.stringify(recipeNode('Once')) }, key);
    const second = await client.post<PreviewBody>(PREVIEWS, { text: JSON.stringify(recipeNode('Once')) }, key);
    assert.deepEqual([second.status, second.headers['idempotent-replayed'], second.body], [201, 'true', first.body]);
    const rows = await service.rows(`select count(*) as count from import_preview where state = 'reading'`);
    assert.equal(rows[0]?.['count'], 0);
  });

  test('answers a retry without fetching the page again, and rejects another URL with the same key', async () => {
    const client = await service.newLibrary();
    const key = { 'idempotency-key': 'fetched' };
    const first = await client.post<PreviewBody>(PREVIEWS, { url: `${site.origin}/once` }, key);
    assert.equal(first.status, 201, JSON.stringify(first.body));
    const second = await client.post<PreviewBody>(PREVIEWS, { url: `${site.origin}/once` }, key);
    assert.deepEqual([second.status, second.headers['idempotent-replayed'], second.body], [201, 'true', first.body]);
    assert.equal(requested.filter((path) => path === '/once').length, 1);
    const other = await client.post(PREVIEWS, { url: `${site.origin}/soup` }, key);
    assert.deepEqual([other.status, other.body.code], [409, 'idempotency-conflict']);
  });

  test('fetches a photo once, when it is first requested, and counts it as available', async () => {
    const client = await service.newLibrary();
    const { body } = await client.post<PreviewBody>(PREVIEWS, { url: `${site.origin}/soup` });
    const item = itemOf(body, 'Soup');
    assert.deepEqual([item.assets.discovered, item.assets.deferred, item.assets.available], [1, 1, 0]);
    const shown = await client.get<PreviewBody>(`${PREVIEWS}/${body.id}`);
    const before = requested.filter((path) => path === '/soup.jpg').length;
    const answers = await Promise.all([1, 2, 3].map(() => client.get(String(item.assets.preview_url))));
    for (const { status, headers } of answers) assert.deepEqual([status, headers['content-type']], [200, 'image/jpeg']);
    assert.equal(requested.filter((path) => path === '/soup.jpg').length - before, 1);
    const held = { 'if-none-match': String(shown.headers.etag) };
    const { status, body: after } = await client.get<PreviewBody>(`${PREVIEWS}/${body.id}`, held);
    assert.equal(status, 200);
    assert.deepEqual([itemOf(after, 'Soup').assets.deferred, itemOf(after, 'Soup').assets.available], [0, 1]);
  });

  test('answers 404 photo-pending for a slow photo, and photo-unavailable for one that does not exist', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, {
      'slow.json': recipeNode('Slow', { image: `${site.origin}/slow.jpg` }),
      'none.json': recipeNode('None', { image: `${site.origin}/none.jpg` }),
      'bare.json': recipeNode('Bare'),
    });
    const url = String(itemOf(preview, 'Slow').assets.preview_url);
    const pending = await client.get(url);
    assert.deepEqual([pending.status, pending.body.code, pending.headers['retry-after']], [404, 'photo-pending', '2']);
    for (const release of held.splice(0)) release();
    assert.equal((await client.get(url)).status, 200);
    const none = await client.get(String(itemOf(preview, 'None').assets.preview_url));
    assert.deepEqual([none.status, none.body.code], [404, 'photo-unavailable']);
    assert.match(none.body.type, /\/problems\/photo-unavailable$/);
    const { body } = await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`);
    assert.equal(itemOf(body, 'None').assets.failed, 1);
    const bare = await client.get(`${PREVIEWS}/${preview.id}/items/${itemOf(preview, 'Bare').id}/photo`);
    assert.deepEqual([bare.status, bare.body.code], [404, 'photo-unavailable']);
    const missing = await client.get(`${PREVIEWS}/${preview.id}/items/${MISSING}/photo`);
    assert.deepEqual([missing.status, missing.body.code], [404, 'import-item-not-found']);
  });

  test('parses a document again from its corrected text, and answers 404 for an item without text', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, {
      'soup.txt':
        'Onion Soup\n\nIngredients\n2 onions\n1 litre water\n\nMethod\nChop the onions.\nBoil them in the water.\n',
      'other.json': recipeNode('Other'),
    });
    const item = itemOf(preview, 'Onion Soup');
    assert.match(String(item.source.extracted_text), /1 litre water/);
    const text = String(item.source.extracted_text)
      .replace('2 onions', '2 onions\n1 leek')
      .replace('Onion Soup', 'Leek Soup');
    const { status, body } = await client.put<PreviewBody>(`${PREVIEWS}/${preview.id}/items/${item.id}/text`, { text });
    assert.equal(status, 200, JSON.stringify(body));
    assert.equal(body.preview_revision, 2);
    const fixed = itemOf(body, 'Leek Soup');
    assert.deepEqual([fixed.id, fixed.recipe.ingredient_count], [item.id, item.recipe.ingredient_count + 1]);
    const twice = await client.put<PreviewBody>(`${PREVIEWS}/${preview.id}/items/${item.id}/text`, {
      text: `${text}\n\n\nBean Soup\n\nIngredients\n2 cups beans\n\nMethod\nBoil them.\n`,
    });
    const remark = itemOf(twice.body, 'Leek Soup').diagnostics.find(({ code }) => code === 'part-left-out');
    assert.equal(remark?.targets?.[0]?.evidence, 'Bean Soup');
    const other = itemOf(preview, 'Other').id;
    const refused = await client.put(`${PREVIEWS}/${preview.id}/items/${other}/text`, { text });
    assert.deepEqual([refused.status, refused.body.code], [404, 'import-item-not-found']);
  });

  test('discards a preview with its files, and expires it after seven days', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, { 'a.json': recipeNode('A') });
    const stored = (await storedFiles(service)).stored.length;
    assert.equal((await client.delete(`${PREVIEWS}/${preview.id}`)).status, 204);
    assert.equal((await storedFiles(service)).stored.length, stored - 1);
    assert.equal((await client.get(`${PREVIEWS}/${preview.id}`)).status, 404);
    assert.equal((await client.delete(`${PREVIEWS}/${preview.id}`)).status, 404);

    const late = await previewOf(client, { 'b.json': recipeNode('B') });
    const names = [late.id, preview.id].map((id) => `import-${id}-${MISSING}`);
    assert.deepEqual([...(await findFilesUsedByPreviews(service.database)([...names, 'export-a']))], names.slice(0, 1));
    clock.advance({ days: 6, hours: 23 });
    assert.equal((await client.get(`${PREVIEWS}/${late.id}`)).status, 200);
    clock.advance({ hours: 2 });
    const { status, body } = await client.get(`${PREVIEWS}/${late.id}`);
    assert.deepEqual([status, body.code], [404, 'import-preview-not-found']);
    const storage = openStorage(loadConfig(service.settings, ''));
    await sweepPreviews(service.database, storage, clock);
    const rows = await service.rows('select count(*) as count from import_preview');
    assert.equal(rows[0]?.['count'], 0);
    assert.deepEqual((await storedFiles(service)).stored, []);
  });
});
