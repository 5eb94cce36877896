import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../../test/support/engines.ts';
import { newPicture } from '../../../../test/support/pictures.ts';
import { newEntry, newRecipe } from '../../../../test/support/recipes.ts';
import type { EntryBody } from '../../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../../test/support/test-service.ts';
import { assetIdOf, upload } from '../../../../test/support/upload.ts';

const documentWith = (...assets: readonly string[]) => ({
  title: 'Soup',
  assets: assets.map((asset_id) => ({ asset_id, role: 'image', media_type: 'image/jpeg' })),
});

const at = (revision: number) => ({ 'if-match': `"${revision}"` });

onEveryEngine('recipe files', (engine) => {
  const service = serviceForSuite(engine);

  const holdersOf = async (asset: string): Promise<readonly unknown[]> =>
    (await service.rows(`select entry_id from recipe_asset where asset_id = '${asset}' order by entry_id`)).map(
      ({ entry_id }) => entry_id,
    );

  test('refuses to delete a file that the current document uses (409) or that does not exist (404)', async () => {
    const client = await service.newLibrary();
    const path = `/api/v1/recipes/${await newRecipe(client)}`;
    const { body: asset, headers } = await upload(client, path, await newPicture());
    const file = String(headers.location);
    assert.equal((await client.put(path, { recipe: documentWith(asset.id) }, at(1))).status, 200);
    const refused = await client.delete(file);
    assert.deepEqual([refused.status, refused.body.code], [409, 'asset-in-use']);
    assert.equal((await client.get(file)).status, 200);
    await client.put(path, { recipe: documentWith() }, at(2));
    assert.equal((await client.delete(file)).status, 204);
    for (const method of ['GET', 'DELETE']) {
      const gone = await client.send(method, file);
      assert.deepEqual([gone.status, gone.body.code], [404, 'asset-not-found']);
    }
  });

  test('allows reading but not changing the files of a trashed recipe', async () => {
    const client = await service.newLibrary();
    const path = `/api/v1/recipes/${await newRecipe(client)}`;
    const { headers } = await upload(client, path, await newPicture());
    await client.delete(path, at(1));
    assert.equal((await client.get(String(headers.location))).status, 200);
    assert.equal((await client.get(`${headers.location}/derivatives/thumb`)).status, 200);
    for (const answer of [
      await client.delete(String(headers.location)),
      await upload(client, path, await newPicture()),
    ]) {
      assert.deepEqual([answer.status, answer.body.code], [409, 'recipe-trashed']);
    }
  });

  test('hides a file of another library even if a document references it', async () => {
    const [client, stranger] = [await service.newLibrary(), await service.newLibrary()];
    const content = await newPicture();
    const { headers } = await upload(client, `/api/v1/recipes/${await newRecipe(client)}`, content);
    for (const path of [String(headers.location), `${headers.location}/derivatives/thumb`]) {
      assert.equal((await stranger.get(path)).body.code, 'recipe-not-found');
    }
    // Knowing the hash does not give access to the file.
    const { id } = await newEntry(stranger, documentWith(assetIdOf(content)));
    for (const end of ['', '/derivatives/thumb']) {
      const answer = await stranger.get(`/api/v1/recipes/${id}/assets/${assetIdOf(content)}${end}`);
      assert.deepEqual([answer.status, answer.body.code], [404, 'asset-not-found']);
    }
  });

  test('accepts the library in the URL, since browsers send no custom header for images', async () => {
    const client = await service.newLibrary();
    const { id, library_id: library } = await newEntry(client, { title: 'Soup' });
    const { headers } = await upload(client, `/api/v1/recipes/${id}`, await newPicture());
    for (const path of [String(headers.location), `${headers.location}/derivatives/thumb`]) {
      assert.equal((await service.client.get(`${path}?library=${library}`)).status, 200);
      const elsewhere = await service.client.get(`${path}?library=nothing`);
      assert.deepEqual([elsewhere.status, elsewhere.body.code], [404, 'library-not-found']);
      // The header takes precedence.
      assert.equal((await client.get(`${path}?library=nothing`)).status, 200);
    }
  });

  test('links every document that uses a file, and keeps the file when one recipe drops it', async () => {
    const client = await service.newLibrary();
    const content = await newPicture();
    const asset = assetIdOf(content);
    const first = await newRecipe(client);
    await upload(client, `/api/v1/recipes/${first}`, content, 'soup.jpg');
    const unknown = `sha256:${'0'.repeat(64)}`;
    const second = await newEntry(client, documentWith(asset, unknown));
    const third = await newRecipe(client);
    await client.put(`/api/v1/recipes/${third}`, { recipe: documentWith(asset) }, at(1));
    await client.put(`/api/v1/recipes/${third}`, { recipe: documentWith(asset) }, at(2));
    assert.deepEqual(await holdersOf(asset), [first, second.id, third].toSorted());
    assert.deepEqual(await holdersOf(unknown), []);
    await client.delete(`/api/v1/recipes/${first}/assets/${asset}`);
    const read = await client.get(`/api/v1/recipes/${second.id}/assets/${asset}`);
    assert.ok(read.bytes.equals(content));
    assert.match(String(read.headers['content-disposition']), /"soup\.jpg"/);
  });

  test('relinks the files of a restored revision', async () => {
    const client = await service.newLibrary();
    const content = await newPicture();
    const asset = assetIdOf(content);
    const [path, other] = [`/api/v1/recipes/${await newRecipe(client)}`, `/api/v1/recipes/${await newRecipe(client)}`];
    await upload(client, path, content);
    await upload(client, other, content);
    await client.put(path, { recipe: documentWith(asset) }, at(1));
    await client.put(path, { recipe: documentWith() }, at(2));
    await client.delete(`${path}/assets/${asset}`);
    assert.equal((await client.get(`${path}/assets/${asset}`)).status, 404);
    await client.send('POST', `${path}/revisions/2/restore`, { headers: at(3) });
    assert.equal((await client.get(`${path}/assets/${asset}`)).status, 200);
  });

  test('emits one event for an added or deleted file, and creates no revision', async () => {
    const client = await service.newLibrary();
    const { id, library_id: library } = await newEntry(client);
    const content = await newPicture();
    const events = () =>
      service.rows(
        `select type, resource_revision from event where stream = '${library}' and resource_id = '${id}' order by number`,
      );
    const before = (await events()).length;
    const { headers } = await upload(client, `/api/v1/recipes/${id}`, content);
    await upload(client, `/api/v1/recipes/${id}`, content);
    await client.delete(String(headers.location));
    const updated = { type: 'recipe.updated', resource_revision: 1 };
    assert.deepEqual(
      (await events()).slice(before).map((row) => ({ ...row })),
      [updated, updated],
    );
    assert.equal((await client.get<EntryBody>(`/api/v1/recipes/${id}`)).body.revision, 1);
  });
});
