import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { TestClient } from '../../../../test/support/client.ts';
import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newPicture } from '../../../../test/support/pictures.ts';
import { newRecipe } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { assetIdOf, upload } from '../../../../test/support/upload.ts';
import type { Book } from './book.schemas.ts';

const book = { kind: 'personal', title: 'Soups' };

const newBook = async (client: TestClient, more: object = {}): Promise<Book> =>
  (await client.post<Book>('/api/v1/books', { ...book, ...more })).body;

onEveryEngine('book files', (engine) => {
  const service = serviceForSuite(engine);

  test('rejects a cover that is not a file of the library with 422', async () => {
    const [client, stranger] = [await service.newLibrary(), await service.newLibrary()];
    const content = await newPicture();
    const theirs = await newBook(stranger);
    await upload(stranger, `/api/v1/books/${theirs.id}`, content);
    const { id } = await newBook(client);
    for (const cover of [`sha256:${'0'.repeat(64)}`, assetIdOf(content)]) {
      const created = await client.post('/api/v1/books', { ...book, cover });
      const replaced = await client.put(`/api/v1/books/${id}`, { ...book, cover }, { 'if-match': '"1"' });
      for (const { status, body } of [created, replaced]) {
        assert.deepEqual([status, body.violations?.[0]?.location], [422, 'body.cover']);
      }
    }
  });

  test('keeps a cover that came from a recipe until the book drops it', async () => {
    const client = await service.newLibrary();
    const content = await newPicture();
    const recipe = `/api/v1/recipes/${await newRecipe(client)}`;
    const { body: asset } = await upload(client, recipe, content);
    const { id, cover } = await newBook(client, { cover: asset.id });
    assert.equal(cover, asset.id);
    await client.delete(`${recipe}/assets/${asset.id}`);
    const file = `/api/v1/books/${id}/assets/${asset.id}`;
    assert.ok((await client.get(file)).bytes.equals(content));
    assert.equal((await client.get(`${file}/derivatives/card`)).headers['content-type'], 'image/webp');
    const refused = await client.delete(file);
    assert.deepEqual([refused.status, refused.body.code], [409, 'asset-in-use']);
    const same = await client.put(`/api/v1/books/${id}`, { ...book, cover: asset.id }, { 'if-match': '"1"' });
    assert.equal(same.status, 200);
    const without = await client.put(`/api/v1/books/${id}`, book, { 'if-match': '"2"' });
    assert.equal(without.status, 200);
    assert.equal((await client.delete(file)).status, 204);
    assert.equal((await client.delete(file)).body.code, 'asset-not-found');
    assert.equal((await client.get(file)).body.code, 'asset-not-found');
  });

  test('hides the files of a book in another library', async () => {
    const [client, stranger] = [await service.newLibrary(), await service.newLibrary()];
    const { headers } = await upload(client, `/api/v1/books/${(await newBook(client)).id}`, await newPicture());
    for (const path of [String(headers.location), `${headers.location}/derivatives/thumb`]) {
      const answer = await stranger.get(path);
      assert.deepEqual([answer.status, answer.body.code], [404, 'book-not-found']);
    }
  });

  test('replays the response to a retried upload', async () => {
    const client = await service.newLibrary();
    const path = `/api/v1/books/${(await newBook(client)).id}`;
    const content = await newPicture();
    const key = { 'idempotency-key': 'cover' };
    const first = await upload(client, path, content, 'cover.jpg', key);
    const again = await upload(client, path, content, 'cover.jpg', key);
    assert.deepEqual([first.status, again.status, again.headers['idempotent-replayed']], [201, 201, 'true']);
    const { body } = await client.get<Book>(path);
    assert.equal(body.revision, 1);
  });
});
