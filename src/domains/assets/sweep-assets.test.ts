import assert from 'node:assert/strict';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

import type { TestClient } from '../../../test/support/client.ts';
import { onEveryEngine } from '../../../test/support/engines.ts';
import { ManualClock } from '../../../test/support/manual-clock.ts';
import { newPicture } from '../../../test/support/pictures.ts';
import { newRecipe } from '../../../test/support/recipes.ts';
import { serviceForSuite } from '../../../test/support/test-service.ts';
import { storedFiles, upload } from '../../../test/support/upload.ts';
import { WatchedStorage } from '../../../test/support/watched-storage.ts';
import { sweepAssets } from './index.ts';

const long = new Date(Date.now() - 25 * 3_600_000);

const newAsset = async (client: TestClient): Promise<{ recipe: string; asset: string; content: Buffer }> => {
  const recipe = `/api/v1/recipes/${await newRecipe(client)}`;
  const content = await newPicture();
  const { headers } = await upload(client, recipe, content);
  await client.get(`${headers.location}/derivatives/thumb`);
  return { recipe, asset: String(headers.location), content };
};

onEveryEngine('files that nothing has', (engine) => {
  const clock = new ManualClock();
  const storage = new WatchedStorage();
  const service = serviceForSuite(engine, { clock, storage });

  const sweep = () => sweepAssets(service.database, storage, clock);

  test('go with all that was made of them when the last that had them is gone, and not within the hour', async () => {
    const client = await service.newLibrary();
    const other = await service.newLibrary();
    const { asset, content, recipe } = await newAsset(client);
    const elsewhere = await upload(other, `/api/v1/recipes/${await newRecipe(other)}`, content);
    assert.equal((await storage.files()).length, 2);
    assert.equal((await client.delete(asset)).status, 204);
    assert.equal((await client.get(asset)).status, 404);
    clock.advance({ hours: 2 });
    await sweep();
    assert.equal((await storage.files()).length, 2);
    assert.equal((await other.get(String(elsewhere.headers.location))).status, 200);
    assert.equal((await other.delete(String(elsewhere.headers.location))).status, 204);
    // Somebody wants it again before the sweep comes.
    assert.equal((await upload(client, recipe, content)).status, 201);
    await sweep();
    assert.ok((await client.get(asset)).bytes.equals(content));
    await client.delete(asset);
    await sweep();
    assert.deepEqual([await storage.files(), await service.rows('select id from asset')], [[], []]);
    // And once more from the start.
    assert.equal((await upload(client, recipe, content)).status, 201);
    await client.delete(asset);
    await sweep();
    assert.equal((await storage.files()).length, 1);
    clock.advance({ hours: 2 });
    await sweep();
    assert.deepEqual(await storage.files(), []);
  });

  test('a recipe that is deleted for good, a book and a library take their files with them', async () => {
    const client = await service.newLibrary();
    const gone = await newAsset(client);
    await client.delete(gone.recipe, { 'if-match': '"1"' });
    assert.equal((await client.get(gone.asset)).status, 200);
    await client.delete(`${gone.recipe}/permanently`, { 'if-match': '"2"' });
    const { body } = await client.post<{ id: string }>('/api/v1/books', { kind: 'personal', title: 'Soups' });
    await upload(client, `/api/v1/books/${body.id}`, await newPicture());
    await client.delete(`/api/v1/books/${body.id}`, { 'if-match': '"1"' });
    const kept = await newAsset(client);
    const doomed = await service.newLibrary();
    const { asset } = await newAsset(doomed);
    const library = (await doomed.get<{ library_id: string }>(asset.replace(/\/assets.*/, ''))).body.library_id;
    assert.equal((await doomed.delete(`/api/v1/libraries/${library}`, { 'if-match': '"1"' })).status, 204);
    clock.advance({ hours: 2 });
    await sweep();
    assert.equal((await storage.files()).length, 2);
    assert.equal((await client.get(kept.asset)).status, 200);
  });

  test('what a process left that was killed goes, too; what is new or not ours stays', async () => {
    const client = await service.newLibrary();
    await newAsset(client);
    const before = (await storage.files()).toSorted();
    for (const name of ['asset-left', 'asset-left.thumb-1.webp', 'export-of-a-job']) {
      const incoming = await storage.receive();
      await incoming.write(Buffer.from('x'));
      await storage.put(incoming, name);
    }
    const incoming = path.join(storage.folder, 'incoming');
    for (const name of ['old', 'new']) await writeFile(path.join(incoming, name), 'x');
    await utimes(path.join(incoming, 'old'), long, long);
    await sweep();
    const left = ['asset-left', 'asset-left.thumb-1.webp', 'export-of-a-job', 'new'];
    assert.deepEqual((await storage.files()).toSorted(), [...before, ...left].toSorted());
    const { stored } = await storedFiles(storage.folder);
    await Promise.all(stored.map((file) => utimes(file, long, long)));
    await sweep();
    assert.deepEqual((await storage.files()).toSorted(), [...before, 'export-of-a-job', 'new'].toSorted());
  });

  test('uploads and sweeps at once never lose a file that is wanted', async () => {
    const client = await service.newLibrary();
    const content = await newPicture();
    const recipes = await Promise.all(Array.from({ length: 4 }, () => newRecipe(client)));
    for (let round = 0; round < 8; round += 1) {
      clock.advance({ hours: 2 });
      const uploads = recipes.map((id) => upload(client, `/api/v1/recipes/${id}`, content));
      const [first, ...others] = await Promise.all([uploads[0], ...uploads.slice(1), sweep(), sweep()]);
      assert.equal(first?.status, 201);
      assert.equal(others.length, 5);
      for (const id of recipes) {
        const asset = `/api/v1/recipes/${id}/assets/${first.body.id}`;
        assert.ok((await client.get(asset)).bytes.equals(content));
        await client.delete(asset);
      }
    }
  });
});
