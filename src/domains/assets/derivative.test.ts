import assert from 'node:assert/strict';
import { test } from 'node:test';

import sharp from 'sharp';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { lyingPicture, minimalPdf, newPicture } from '../../../test/support/pictures.ts';
import { newRecipe } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { upload } from '../../../test/support/upload.ts';
import { WatchedStorage } from '../../../test/support/watched-storage.ts';

const JPEG = { accept: 'image/jpeg' };
const WEBP = { accept: 'image/avif,image/webp,*/*' };

/** Uploads a file and returns the base path of its derivatives. */
const derivativesOf = async (client: TestClient, content: Buffer): Promise<string> => {
  const { headers, text } = await upload(client, `/api/v1/recipes/${await newRecipe(client)}`, content);
  assert.ok(headers.location !== undefined, text);
  return `${headers.location}/derivatives`;
};

onEveryEngine('picture derivatives', (engine) => {
  const storage = new WatchedStorage();
  const service = serviceForSuite(engine, { storage });

  test('returns 422 for an invalid preset or id, 404 for a missing file, and 415 for a PDF', async () => {
    const client = await service.newLibrary();
    const recipe = `/api/v1/recipes/${await newRecipe(client)}`;
    const unknown = `sha256:${'0'.repeat(64)}`;
    const pdf = await derivativesOf(client, minimalPdf());
    const picture = await derivativesOf(client, await newPicture());
    for (const [path, status, code] of [
      [`${picture}/huge`, 422, 'validation-failed'],
      [`${picture}/`, 404, 'route-not-found'],
      [`${recipe}/assets/sha256:abc/derivatives/thumb`, 422, 'validation-failed'],
      [`${recipe}/assets/${unknown.toUpperCase()}/derivatives/thumb`, 422, 'validation-failed'],
      [`${recipe}/assets/${unknown}/derivatives/thumb`, 404, 'asset-not-found'],
      [`/api/v1/recipes/none/assets/${unknown}/derivatives/thumb`, 404, 'recipe-not-found'],
      [`${pdf}/thumb`, 415, 'unsupported-media-type'],
    ] as const) {
      const answer = await client.get(path);
      assert.deepEqual([answer.status, answer.body.code], [status, code], path);
    }
  });

  test('accepts an If-None-Match of up to 4096 characters and returns 304 only to authorized callers', async () => {
    const client = await service.newLibrary();
    const stranger = await service.newLibrary();
    const path = `${await derivativesOf(client, await newPicture())}/thumb`;
    const { headers } = await client.get(path);
    const etag = String(headers.etag);
    const longest = `"${'t'.repeat(4092 - etag.length)}", ${etag}`;
    assert.equal(longest.length, 4096);
    assert.equal((await client.get(path, { 'if-none-match': longest })).status, 304);
    const longer = await client.get(path, { 'if-none-match': longest.replace('t', 'tt') });
    assert.deepEqual([longer.status, longer.body.violations?.[0]?.location], [422, 'header.if-none-match']);
    assert.equal((await stranger.get(path, { 'if-none-match': etag })).status, 404);
    assert.equal((await client.get(path, { 'if-none-match': etag, ...JPEG })).status, 200);
    const held = await client.get(path, { 'if-none-match': etag });
    assert.deepEqual([held.status, held.bytes.length, held.headers.vary], [304, 0, headers.vary]);
  });

  test('rejects a picture above the current limit (413)', async () => {
    const client = await service.newLibrary();
    const path = await derivativesOf(client, await newPicture());
    const strict = service.beside({ storage, settings: { TUREEN_LIMIT_IMAGE_PIXELS: '1000' } });
    await strict.start();
    try {
      const library = (await client.get<{ library_id: string }>(path.replace(/\/assets.*/, ''))).body.library_id;
      const answer = await strict.client.get(`${path}/thumb`, { 'x-service-library': library });
      assert.deepEqual([answer.status, answer.body.code], [413, 'payload-too-large']);
    } finally {
      await strict.remove();
    }
  });

  test('stores derivatives in progress before the service stops, even if their client is gone', async () => {
    const client = await service.newLibrary();
    const path = `${await derivativesOf(client, await newPicture())}/reader`;
    const { library_id: library } = (await client.get<{ library_id: string }>(path.replace(/\/assets.*/, ''))).body;
    const beside = service.beside({ storage });
    await beside.start();
    const leaving = new AbortController();
    storage.onUse = () => leaving.abort();
    const known = storage.names.length;
    const { signal } = leaving;
    await assert.rejects(fetch(beside.client.origin + path, { headers: { 'x-service-library': library }, signal }));
    storage.onUse = () => {};
    await beside.stop();
    assert.equal(storage.names.length, known + 1);
  });

  test('limits the longest edge by preset, never enlarges, and selects WebP or JPEG by Accept', async () => {
    const client = await service.newLibrary();
    const path = await derivativesOf(client, await newPicture('png', { width: 2000, height: 1000 }));
    const small = await derivativesOf(client, await newPicture('gif', { width: 100, height: 300 }));
    for (const [address, width, height] of [
      [`${path}/thumb`, 256, 128],
      [`${path}/card`, 640, 320],
      [`${path}/reader`, 1600, 800],
      [`${small}/thumb`, 85, 256],
      [`${small}/reader`, 100, 300],
    ] as const) {
      for (const [headers, format] of [
        [WEBP, 'webp'],
        [{}, 'webp'],
        [{ accept: 'image/*' }, 'webp'],
        [JPEG, 'jpeg'],
        [{ accept: 'image/webp;q=0, */*' }, 'jpeg'],
        [{ accept: 'image/webp;q=0.5, image/jpeg' }, 'jpeg'],
        [{ accept: 'text/html' }, 'jpeg'],
      ] as const) {
        const { status, bytes, headers: sent } = await client.get(address, headers);
        assert.deepEqual(
          [status, sent['content-type'], sent['content-length']],
          [200, `image/${format}`, `${bytes.length}`],
        );
        assert.match(String(sent.vary), /\bAccept\b(?!-)/);
        const made = await sharp(bytes).metadata();
        assert.deepEqual([made.format, made.width, made.height], [format, width, height]);
      }
    }
  });

  test('creates derivatives of every picture type', async () => {
    const client = await service.newLibrary();
    for (const type of ['jpeg', 'png', 'webp', 'avif', 'gif'] as const) {
      const path = await derivativesOf(client, await newPicture(type));
      assert.equal((await sharp((await client.get(`${path}/thumb`)).bytes).metadata()).width, 256, type);
    }
  });

  test('applies the orientation and keeps the location only in the original', async () => {
    const client = await service.newLibrary();
    const original = await lyingPicture();
    const { exif = Buffer.alloc(0), orientation } = await sharp(original).metadata();
    assert.deepEqual([orientation, exif.includes('Somebody')], [6, true]);
    const { body, headers } = await upload(client, `/api/v1/recipes/${await newRecipe(client)}`, original);
    assert.deepEqual([body.width, body.height], [600, 800]);
    for (const accept of [WEBP, JPEG]) {
      const { bytes } = await client.get(`${headers.location}/derivatives/card`, accept);
      const made = await sharp(bytes).metadata();
      assert.deepEqual([made.width, made.height, made.orientation, made.exif], [480, 640, undefined, undefined]);
      assert.ok(!bytes.includes('Somebody'));
      // The original's left side is now at the top.
      const { data } = await sharp(bytes).resize(1, 2, { fit: 'fill' }).raw().toBuffer({ resolveWithObject: true });
      const [red = 0, , blue = 255, redBelow = 255, , blueBelow = 0] = data;
      assert.ok(red > 200 && blue < 60 && redBelow < 60 && blueBelow > 200, [...data].join(' '));
    }
    assert.ok((await client.get(String(headers.location))).bytes.equals(original));
  });

  test('creates a derivative once for 50 concurrent requests and returns the same bytes to all of them', async () => {
    const client = await service.newLibrary();
    const path = await derivativesOf(client, await newPicture('jpeg', { width: 1500, height: 1000 }));
    storage.names.length = 0;
    const answers = await Promise.all(Array.from({ length: 50 }, () => client.get(`${path}/card`)));
    assert.equal(storage.names.length, 1);
    const stored = (await storage.read(storage.names[0] ?? '')) ?? Buffer.alloc(0);
    for (const { status, bytes } of answers) assert.ok(status === 200 && bytes.equals(stored));
  });

  test('serves stored derivatives after a restart, even without the original', async () => {
    const client = await service.newLibrary();
    const path = await derivativesOf(client, await newPicture());
    const library = (await client.get<{ library_id: string }>(path.replace(/\/assets.*/, ''))).body.library_id;
    const first = await client.get(`${path}/thumb`);
    await storage.remove(storage.names.at(-2) ?? '');
    await service.restart();
    const again = service.client.with({ 'x-service-library': library });
    const kept = await again.get(`${path}/thumb`);
    assert.deepEqual([kept.status, kept.headers.etag], [200, first.headers.etag]);
    assert.ok(kept.bytes.equals(first.bytes));
    assert.equal((await again.get(`${path}/card`)).status, 500);
  });
});
