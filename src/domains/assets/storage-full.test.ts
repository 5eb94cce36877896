import assert from 'node:assert/strict';
import { test } from 'node:test';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { newPicture } from '../../../test/support/pictures.ts';
import { newRecipe } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { assetIdOf, upload } from '../../../test/support/upload.ts';
import { WatchedStorage } from '../../../test/support/watched-storage.ts';

onEveryEngine('full file store', (engine) => {
  const storage = new WatchedStorage();
  const service = serviceForSuite(engine, { storage });

  for (const full of ['writing', 'putting'] as const) {
    test(`returns 503 while ${full}, stores nothing partially, keeps serving reads, and recovers by itself`, async () => {
      const client = await service.newLibrary();
      const holder = `/api/v1/recipes/${await newRecipe(client)}`;
      const [there, wanted] = [await newPicture(), await newPicture()];
      const { headers } = await upload(client, holder, there);
      await client.get(`${headers.location}/derivatives/thumb`);
      const before = await storage.files();

      storage.full = full;
      const refused = await upload(client, holder, wanted, 'soup.jpg', { 'idempotency-key': full });
      assert.deepEqual([refused.status, refused.body.code], [503, 'storage-full']);
      assert.match(String(refused.headers['retry-after']), /^\d+$/);
      const made = await client.get(`${headers.location}/derivatives/card`);
      assert.deepEqual([made.status, made.body.code], [503, 'storage-full']);
      assert.deepEqual(await storage.files(), before);
      assert.equal((await client.get(`${holder}/assets/${assetIdOf(wanted)}`)).status, 404);
      assert.ok((await client.get(String(headers.location))).bytes.equals(there));
      assert.equal((await client.get(`${headers.location}/derivatives/thumb`)).status, 200);

      storage.full = 'not';
      assert.equal((await upload(client, holder, wanted, 'soup.jpg', { 'idempotency-key': full })).status, 201);
      assert.equal((await client.get(`${headers.location}/derivatives/card`)).status, 200);
      assert.equal((await storage.files()).length, before.length + 2);
    });
  }

  test('leaves no file behind after a failed change', async () => {
    const client = await service.newLibrary();
    const before = await storage.files();
    const missing = await upload(client, '/api/v1/recipes/00000000-0000-7000-8000-000000000000', await newPicture());
    assert.deepEqual([missing.status, missing.body.code], [404, 'recipe-not-found']);
    const id = await newRecipe(client);
    await client.delete(`/api/v1/recipes/${id}`, { 'if-match': '"1"' });
    const trashed = await upload(client, `/api/v1/recipes/${id}`, await newPicture());
    assert.deepEqual([trashed.status, trashed.body.code], [409, 'recipe-trashed']);
    assert.deepEqual(await storage.files(), before);
  });
});
