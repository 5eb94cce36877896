// interface.md, "Commit an import preview"; decisions.md, section 7.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { zipOf } from '../../../../test/support/import-files.ts';
import { PREVIEWS, commit, itemOf, previewOf, recipeNode } from '../../../../test/support/imports.ts';
import type { CommitBody } from '../../../../test/support/imports.ts';
import { newPicture } from '../../../../test/support/pictures.ts';
import { newEntry } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { siteForSuite } from '../../../../test/support/site.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { assetIdOf, storedFiles } from '../../../../test/support/upload.ts';
import type { RecipeDocument } from '../../recipe-format/index.ts';
import type { PreviewBody } from '../previews/preview.schemas.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

const assetsOf = ({ recipe }: EntryBody) => (recipe as RecipeDocument).assets ?? [];

/** Recipes of a bundle, whose ingredients may be other recipes of it. */
const bundleOf = async (recipes: readonly { readonly id: string; readonly needs?: string }[]): Promise<Buffer> =>
  zipOf({
    'tureen-bundle.json': { format: 'tureen.bundle/1' },
    ...Object.fromEntries(
      recipes.map(({ id, needs }) => [
        `recipes/${id}.json`,
        {
          id,
          title: `Recipe ${id}`,
          ingredient_sections: [
            { ingredients: [{ text: `1 cup of ${id}` }, ...(needs ? [{ recipe_ref: { recipe_id: needs } }] : [])] },
          ],
        },
      ]),
    ),
  });

onEveryEngine('committing an import preview', (engine) => {
  const service = serviceForSuite(engine, { settings: { TUREEN_FETCH_ALLOW: '127.0.0.1' } });
  let picture: Buffer;
  const site = siteForSuite((request, response) =>
    request.url === '/soup.jpg' ? response.writeHead(200).end(picture) : response.writeHead(404).end(),
  );
  before(async () => {
    picture = await newPicture();
  });

  test('rejects contradictory or unknown input with 422 and its location, and an unknown preview with 404', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, { 'a.json': recipeNode('A') });
    const { id } = itemOf(preview, 'A');
    const rejects = async (body: object, location: string) => {
      const answer = await commit(client, preview.id, body);
      assert.deepEqual(
        [answer.status, answer.body.code, answer.body.errors?.[0]?.location],
        [422, 'validation-failed', location],
        JSON.stringify(body),
      );
    };
    await rejects({}, 'body.item_ids');
    await rejects({ item_ids: [id], resolutions: [{ action: 'skip', item_id: id }] }, 'body.resolutions');
    await rejects({ item_ids: [id], on_duplicate: 'guess' }, 'body.on_duplicate');
    await rejects({ item_ids: [id, MISSING] }, 'body.item_ids[1]');
    await rejects({ resolutions: [{ action: 'merge', item_id: id }] }, 'body.resolutions[0].action');
    await rejects({ resolutions: [{ action: 'skip', item_id: MISSING }] }, 'body.resolutions[0].item_id');
    const twice = { action: 'separate', item_id: id };
    await rejects({ resolutions: [twice, twice] }, 'body.resolutions[1].item_id');
    await rejects({ item_ids: [id], retain_source_item_ids: [MISSING] }, 'body.retain_source_item_ids[0]');
    const many = Array.from({ length: 501 }, () => id);
    await rejects({ item_ids: [id], retain_source_item_ids: many }, 'body.retain_source_item_ids');
    assert.equal(
      (await commit(client, preview.id, { item_ids: [id], retain_source_item_ids: many.slice(1) })).status,
      200,
    );
    const missing = await commit(client, MISSING, { item_ids: [id] });
    assert.deepEqual([missing.status, missing.body.code], [404, 'import-preview-not-found']);
  });

  test('commits in passes: adds committed items to the library and returns the rest as `remaining`', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, {
      'a.json': recipeNode('Apple cake', { recipeIngredient: ['3 apples', '200 g flour'] }),
      'b.json': recipeNode('Bean stew', { recipeIngredient: ['500 g beans', '1 carrot'] }),
    });
    const [a, b] = [itemOf(preview, 'Apple cake').id, itemOf(preview, 'Bean stew').id];
    const first = await commit(client, preview.id, { item_ids: [a] });
    assert.equal(first.status, 200, JSON.stringify(first.body));
    const [created] = first.body.items;
    assert.deepEqual(
      [created?.outcome, created?.title, created?.revision, created?.deferred_assets, created?.dropped_assets],
      ['created', 'Apple cake', 1, 0, 0],
    );
    assert.deepEqual(
      first.body.remaining?.items.map(({ id }) => id),
      [b],
    );
    assert.equal(first.body.remaining?.preview_revision, 2);
    const read = await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`);
    assert.deepEqual(read.body, first.body.remaining);
    const { body: entry } = await client.get<EntryBody>(`/api/v1/recipes/${created?.library_entry_id}`);
    assert.deepEqual([entry.recipe.title, entry.recipe_id], ['Apple cake', created?.recipe_id]);
    const revisions = await client.get<{ items: { cause: string }[] }>(
      `/api/v1/recipes/${created?.library_entry_id}/revisions`,
    );
    assert.deepEqual(
      revisions.body.items.map(({ cause }) => cause),
      ['import'],
    );

    const again = await commit(client, preview.id, { item_ids: [a] });
    assert.deepEqual(
      [again.body.items[0]?.outcome, again.body.items[0]?.library_entry_id],
      ['skipped', created?.library_entry_id],
    );
    const last = await commit(client, preview.id, { item_ids: [b] });
    assert.equal(last.body.remaining, undefined);
    const empty = await client.get<PreviewBody>(`${PREVIEWS}/${preview.id}`);
    assert.deepEqual(empty.body.items, []);
    const events = await service.rows(
      `select count(*) as count from event where type = 'import-preview.committed' and resource_id = '${preview.id}'`,
    );
    assert.equal(events[0]?.['count'], 2);
  });

  test('on_duplicate: skips by default, creates a revision with `replace`, and keeps both with `separate`', async () => {
    const client = await service.newLibrary();
    const url = 'https://example.org/soup';
    const { id: entry } = await newEntry(client, { title: 'Soup', source: { url } });
    const reimport = async (on_duplicate?: string) => {
      const preview = await previewOf(client, { 'soup.json': recipeNode('Soup', { url }) });
      const item = itemOf(preview, 'Soup');
      const { body } = await commit(client, preview.id, { item_ids: [item.id], ...(on_duplicate && { on_duplicate }) });
      return { item, result: body.items[0] };
    };
    const skipped = await reimport();
    assert.deepEqual(
      [skipped.item.analysis.status, skipped.item.already_here, skipped.item.analysis.matches[0]?.evidence],
      ['definite-match', true, 'canonical-url'],
    );
    assert.deepEqual([skipped.result?.outcome, skipped.result?.library_entry_id], ['skipped', entry]);
    const replaced = await reimport('replace');
    assert.deepEqual(
      [replaced.result?.outcome, replaced.result?.library_entry_id, replaced.result?.revision],
      ['replaced', entry, 2],
    );
    const separate = await reimport('separate');
    assert.equal(separate.result?.outcome, 'created');
    assert.notEqual(separate.result?.library_entry_id, entry);
    const ambiguous = await reimport('replace');
    assert.deepEqual([ambiguous.item.analysis.status, ambiguous.result?.outcome], ['ambiguous', 'skipped']);
    assert.match(String(ambiguous.result?.warnings[0]), /several very similar recipes/);
  });

  test('the portable id decides before the source identity, and that before the address', async () => {
    const client = await service.newLibrary();
    const identifier = 'urn:soup:1';
    const url = 'https://example.org/soup';
    const { recipe_id: id, id: byId } = await newEntry(client, { title: 'By id' });
    const { id: bySource } = await newEntry(client, { title: 'By source', source: { identifier } });
    const { id: byUrl } = await newEntry(client, { title: 'By address', source: { url } });
    const analyze = async (document: object) => {
      const node = { format: 'tureen.recipe/1', title: 'Soup', ...document };
      const preview = await previewOf(client, { 'soup.json': node });
      const { status, matches } = itemOf(preview, 'Soup').analysis;
      return [status, matches?.map(({ entry_id }) => entry_id)];
    };
    assert.deepEqual(await analyze({ id, source: { identifier, url } }), ['definite-match', [byId, bySource, byUrl]]);
    assert.deepEqual(await analyze({ source: { identifier, url } }), ['definite-match', [bySource, byUrl]]);
    assert.deepEqual(await analyze({ source: { url } }), ['definite-match', [byUrl]]);
    const { id: again } = await newEntry(client, { title: 'Again', source: { identifier } });
    assert.deepEqual(await analyze({ source: { identifier, url } }), ['ambiguous', [bySource, again, byUrl]]);
    assert.deepEqual(await analyze({ id, source: { identifier, url } }), [
      'definite-match',
      [byId, bySource, again, byUrl],
    ]);
  });

  test('resolutions: supports `separate`, `update` with a target, and `skip`', async () => {
    const client = await service.newLibrary();
    const { id: target } = await newEntry(client, { title: 'Old stew' });
    const preview = await previewOf(client, {
      'a.json': recipeNode('Apple cake', { recipeIngredient: ['3 apples'] }),
      'b.json': recipeNode('Bean stew', { recipeIngredient: ['500 g beans'] }),
      'c.json': recipeNode('Carrot soup', { recipeIngredient: ['8 carrots'] }),
      'd.json': recipeNode('Date bread', { recipeIngredient: ['20 dates'] }),
    });
    const ids = preview.items.map(({ id }) => id);
    const { status, body } = await commit(client, preview.id, {
      resolutions: [
        { action: 'separate', item_id: ids[0] },
        { action: 'update', item_id: ids[1], target_entry_id: target },
        { action: 'skip', item_id: ids[2] },
        { action: 'update', item_id: ids[3], target_entry_id: MISSING },
      ],
    });
    assert.equal(status, 200, JSON.stringify(body));
    assert.deepEqual(
      body.items.map(({ outcome }) => outcome),
      ['created', 'replaced', 'skipped', 'skipped'],
    );
    assert.deepEqual([body.items[1]?.library_entry_id, body.items[1]?.revision], [target, 2]);
    const { body: entry } = await client.get<EntryBody>(`/api/v1/recipes/${target}`);
    assert.equal(entry.recipe.title, 'Bean stew');
    assert.equal(body.items[3]?.warnings.length, 1);
    assert.deepEqual(
      body.remaining?.items.map(({ id }) => id),
      [ids[3]],
    );
  });

  test('imports a repeated recipe once, and flags it as a likely duplicate in a second import', async () => {
    const client = await service.newLibrary();
    const files = { 'a.json': recipeNode('Twin'), 'b.json': recipeNode('Twin') };
    const preview = await previewOf(client, files);
    const { body } = await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
    assert.deepEqual(
      body.items.map(({ outcome }) => outcome),
      ['created', 'skipped'],
    );
    const again = await previewOf(client, files);
    assert.deepEqual(
      again.items.map(({ analysis }) => analysis.status),
      ['likely-duplicate', 'likely-duplicate'],
    );
  });

  test('keeps blocked items in the preview, with a diagnostic that gives the reason', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, {
      'a.json': recipeNode('Fine'),
      'b.html': '<!doctype html><html><head><title>Nothing in it</title></head><body><p>Hello.</p></body></html>',
    });
    const { body } = await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
    const blocked = itemOf(preview, 'Nothing in it');
    assert.deepEqual([blocked.can_commit, blocked.diagnostics[0]?.code], [false, 'nothing-found']);
    assert.deepEqual(
      body.items.map(({ outcome, title }) => [title, outcome]),
      [
        ['Fine', 'created'],
        ['Nothing in it', 'skipped'],
      ],
    );
    assert.deepEqual(
      body.remaining?.items.map(({ id }) => id),
      [blocked.id],
    );
  });

  test('gives the reason for each item that was not imported, and the entry if there is one', async () => {
    const client = await service.newLibrary();
    const known = recipeNode('Known', { identifier: 'k', url: 'https://example.org/known' });
    const before = await previewOf(client, { 'known.json': known });
    const entry = (await commit(client, before.id, { item_ids: before.items.map(({ id }) => id) })).body.items[0];
    const preview = await previewOf(client, {
      'a.json': known,
      'b.json': recipeNode('Other'),
      'c.json': recipeNode('Third', { recipeIngredient: ['3 leeks'] }),
      'd.html': '<!doctype html><html><head><title>Empty</title></head><body><p>Hello.</p></body></html>',
    });
    const of = (title: string): string => itemOf(preview, title).id;
    const resolved = await commit(client, preview.id, {
      resolutions: [
        { item_id: of('Other'), action: 'update' },
        { item_id: of('Third'), action: 'update', target_entry_id: MISSING },
        { item_id: of('Empty'), action: 'separate' },
      ],
    });
    assert.deepEqual(
      resolved.body.items.map(({ outcome, reason, library_entry_id }) => [outcome, reason, library_entry_id]),
      [
        ['skipped', 'target-missing', undefined],
        ['skipped', 'target-missing', undefined],
        ['skipped', 'blocked', undefined],
      ],
    );
    const taken = await commit(client, preview.id, { item_ids: [of('Known')] });
    const skipped = await commit(client, preview.id, { resolutions: [{ item_id: of('Third'), action: 'skip' }] });
    const again = await commit(client, preview.id, { item_ids: [of('Known'), of('Third')] });
    const reasons = [...taken.body.items, ...skipped.body.items, ...again.body.items].map(
      ({ outcome, reason, library_entry_id }) => [outcome, reason, library_entry_id],
    );
    assert.deepEqual(reasons, [
      ['skipped', 'duplicate', entry?.library_entry_id],
      ['skipped', 'requested', undefined],
      ['skipped', 'duplicate', entry?.library_entry_id],
      ['skipped', 'requested', undefined],
    ]);
    assert.equal(entry?.reason, undefined);

    const { id: trashed } = await newEntry(client, { title: 'Trashed' });
    await client.delete(`/api/v1/recipes/${trashed}`, { 'if-match': '"1"' });
    const update = { item_id: of('Other'), action: 'update', target_entry_id: trashed };
    const { body } = await commit(client, preview.id, { resolutions: [update] });
    assert.deepEqual([body.items[0]?.outcome, body.items[0]?.reason], ['skipped', 'target-missing']);
  });

  test('Idempotency-Key: replays the first results, and is 409 with other input', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, { 'a.json': recipeNode('A'), 'b.json': recipeNode('B') });
    const path = `${PREVIEWS}/${preview.id}/commit`;
    const key = { 'idempotency-key': 'once' };
    const input = { item_ids: [itemOf(preview, 'A').id] };
    const first = await client.post<CommitBody>(path, input, key);
    assert.deepEqual([first.status, first.headers['idempotent-replayed']], [200, undefined]);
    const again = await client.post<CommitBody>(path, input, key);
    assert.deepEqual([again.status, again.headers['idempotent-replayed']], [200, 'true']);
    assert.deepEqual(again.body, first.body);
    assert.equal(again.body.items[0]?.outcome, 'created');
    const other = await client.post(path, { item_ids: [itemOf(preview, 'B').id] }, key);
    assert.deepEqual([other.status, other.body.code], [409, 'idempotency-conflict']);
    // The rest is committed, and the preview no longer has anything to show.
    await commit(client, preview.id, { item_ids: [itemOf(preview, 'B').id] });
    const later = await client.post<CommitBody>(path, input, key);
    assert.deepEqual([later.body.items, later.body.remaining], [first.body.items, undefined]);
    assert.equal((await client.delete(`${PREVIEWS}/${preview.id}`)).status, 204);
    assert.deepEqual((await client.post<CommitBody>(path, input, key)).body.items, first.body.items);
  });

  test('Idempotency-Key: commits each item once for ten concurrent requests with one key', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, { 'a.json': recipeNode('A'), 'b.json': recipeNode('B') });
    const input = { item_ids: preview.items.map(({ id }) => id), on_duplicate: 'separate' };
    const send = () =>
      client.post<CommitBody>(`${PREVIEWS}/${preview.id}/commit`, input, { 'idempotency-key': 'together' });
    const answers = await Promise.all(Array.from({ length: 10 }, send));
    assert.deepEqual(new Set(answers.map(({ text }) => text)).size, 1);
    assert.deepEqual(
      answers[0]?.body.items.map(({ outcome }) => outcome),
      ['created', 'created'],
    );
  });

  test('stores the first photo from the web, defers the others, and drops an unavailable one with a warning', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, {
      'web.json': recipeNode('Web', { image: [`${site.origin}/soup.jpg`, 'https://example.org/second.jpg'] }),
      'gone.json': recipeNode('Gone', { image: `${site.origin}/gone.jpg`, recipeIngredient: ['1 leek'] }),
    });
    const { body } = await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
    const [web, gone] = body.items;
    assert.deepEqual([web?.deferred_assets, web?.dropped_assets], [1, 0]);
    assert.deepEqual([gone?.deferred_assets, gone?.dropped_assets], [0, 1]);
    assert.equal(gone?.warnings.length, 1);
    const { body: entry } = await client.get<EntryBody>(`/api/v1/recipes/${web?.library_entry_id}`);
    assert.deepEqual(
      assetsOf(entry).map(({ asset_id, url }) => [asset_id, url]),
      [
        [assetIdOf(picture), `${site.origin}/soup.jpg`],
        [undefined, 'https://example.org/second.jpg'],
      ],
    );
    const shown = await client.get(`/api/v1/recipes/${web?.library_entry_id}/assets/${assetIdOf(picture)}`);
    assert.equal(shown.status, 200);
  });

  test('retains the original file with the recipe on request', async () => {
    const client = await service.newLibrary();
    const original = JSON.stringify(recipeNode('Kept'));
    const preview = await previewOf(client, { 'all.zip': await zipOf({ 'kept.json': original }) });
    const item = itemOf(preview, 'Kept');
    assert.equal(item.source.can_retain, true);
    const { body } = await commit(client, preview.id, { item_ids: [item.id], retain_source_item_ids: [item.id] });
    const { body: entry } = await client.get<EntryBody>(`/api/v1/recipes/${body.items[0]?.library_entry_id}`);
    const [asset] = assetsOf(entry);
    assert.deepEqual(
      [asset?.role, asset?.caption, asset?.asset_id],
      ['source', 'kept.json', assetIdOf(Buffer.from(original))],
    );
    const kept = await client.get(`/api/v1/recipes/${entry.id}/assets/${asset?.asset_id}`);
    assert.deepEqual([kept.status, kept.headers['content-type']], [200, 'application/octet-stream']);
    assert.match(String(kept.headers['content-disposition']), /^attachment; filename="kept\.json"/);
    await client.delete(`${PREVIEWS}/${preview.id}`);
    assert.deepEqual((await storedFiles(service)).incoming, []);
  });

  test('creates each recipe once in ten concurrent commits of the same items', async () => {
    const client = await service.newLibrary();
    const files = Object.fromEntries(
      Array.from({ length: 8 }, (_, at) => [`${at}.json`, recipeNode(`Number ${at}`, { identifier: `n${at}` })]),
    );
    const preview = await previewOf(client, files);
    const item_ids = preview.items.map(({ id }) => id);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => commit(client, preview.id, { item_ids, on_duplicate: 'separate' })),
    );
    const created = answers.flatMap(({ body }) => body.items).filter(({ outcome }) => outcome === 'created');
    assert.equal(created.length, 8);
    const { body } = await client.get<{ total: number }>('/api/v1/recipes');
    assert.equal(body.total, 8);
  });

  test('commits many items in few transactions, and announces and records each recipe', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, {
      'bundle.zip': await bundleOf(Array.from({ length: 40 }, (_, at) => ({ id: `many-${10 + at}` }))),
    });
    const { body } = await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
    assert.deepEqual(
      body.items.map(({ outcome, title }) => [outcome, title]),
      preview.items.map(({ recipe }) => ['created', recipe.title]),
    );
    const list = await client.get<{ total: number }>('/api/v1/recipes');
    assert.equal(list.body.total, 40);
    const count = async (table: string, column: string, value: string): Promise<unknown> => {
      const ids = body.items.map(({ library_entry_id }) => `'${library_entry_id}'`).join();
      const found = table === 'event' ? `resource_id in (${ids}, '${preview.id}')` : `target_id in (${ids})`;
      const [row] = await service.rows(
        `select count(*) as count from ${table} where ${column} = '${value}' and ${found}`,
      );
      return row?.['count'];
    };
    assert.equal(await count('event', 'type', 'recipe.created'), 40);
    assert.equal(await count('audit_event', 'action', 'recipe.imported'), 40);
    // Sixteen, sixteen and eight.
    assert.equal(await count('event', 'type', 'import-preview.committed'), 3);
  });

  test('commits the others if one of them cannot be committed', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, {
      'bundle.zip': await bundleOf([
        { id: 'a' },
        { id: 'b', needs: 'c' },
        { id: 'c', needs: 'b' },
        { id: 'd', needs: 'a' },
      ]),
    });
    const { body } = await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
    assert.deepEqual(
      body.items.map(({ outcome, reason }) => [outcome, reason]),
      [
        ['created', undefined],
        ['created', undefined],
        ['skipped', 'blocked'],
        ['created', undefined],
      ],
    );
    assert.deepEqual(
      body.remaining?.items.map(({ recipe }) => recipe.title),
      ['Recipe c'],
    );
    const list = await client.get<{ total: number }>('/api/v1/recipes');
    assert.equal(list.body.total, 3);
  });

  test('compares an item with those before it that have the same id, source, address or content', async () => {
    const client = await service.newLibrary();
    const preview = await previewOf(client, {
      'a.json': recipeNode('By source', { identifier: 's1', publisher: { name: 'Mill' } }),
      'b.json': recipeNode('By source, renamed', { identifier: 's1', publisher: { name: 'Mill' } }),
      'c.json': recipeNode('By address', { url: 'https://example.org/by-address' }),
      'd.json': recipeNode('By address', { url: 'https://example.org/by-address', cookTime: 'PT5M' }),
      'e.json': recipeNode('Of the same page', { url: 'https://example.org/by-address' }),
      'f.json': recipeNode('By content'),
      'g.json': recipeNode('By content'),
    });
    const item_ids = preview.items.map(({ id }) => id);
    const { body } = await commit(client, preview.id, { item_ids });
    const [a, b, c, d, , f, g] = body.items;
    assert.deepEqual(
      body.items.map(({ outcome }) => outcome),
      ['created', 'skipped', 'created', 'skipped', 'created', 'created', 'skipped'],
    );
    assert.deepEqual(
      [b, d, g].map((item) => [item?.reason, item?.library_entry_id]),
      [a, c, f].map((item) => ['duplicate', item?.library_entry_id]),
    );
  });

  test('attaches a picture that an earlier recipe brings to a later one that names it', async () => {
    const client = await service.newLibrary();
    const file = await newPicture();
    const asset_id = assetIdOf(file);
    const naming = (id: string) => ({
      id,
      title: `Recipe ${id}`,
      ingredient_sections: [{ ingredients: [{ text: '2 eggs' }] }],
      assets: [{ asset_id, role: 'image', media_type: 'image/jpeg' }],
    });
    const bundle = { 'tureen-bundle.json': { format: 'tureen.bundle/1' } };
    const preview = await previewOf(client, {
      'a.zip': await zipOf({
        ...bundle,
        'recipes/a.json': naming('a'),
        [`assets/${asset_id.replace('sha256:', '')}.jpg`]: file,
      }),
      'b.zip': await zipOf({ ...bundle, 'recipes/b.json': naming('b') }),
    });
    const { body } = await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
    for (const { outcome, library_entry_id } of body.items) {
      assert.equal(outcome, 'created');
      assert.equal((await client.get(`/api/v1/recipes/${library_entry_id}/assets/${asset_id}`)).status, 200);
    }
  });

  if (engine.name === 'postgres') {
    test('adds the words of all recipes in order, so that two imports do not wait for each other', async () => {
      const client = await service.newLibrary();
      const numbers = Array.from({ length: 16 }, (_, at) => 99 - at);
      const preview = await previewOf(client, {
        'bundle.zip': await bundleOf(numbers.map((number) => ({ id: `word${number}` }))),
      });
      const { body } = await commit(client, preview.id, { item_ids: preview.items.map(({ id }) => id) });
      const entry = body.items[0]?.library_entry_id;
      const rows = await service.rows(
        `select word from recipe_word where library_id = (select library_id from recipe where id = '${entry}') order by ctid`,
      );
      const words = rows.map(({ word }) => String(word));
      assert.ok(words.length > 16);
      assert.deepEqual(words, words.toSorted());
    });
  }
});
