import assert from 'node:assert/strict';
import { readFile, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
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
import type { DatabaseId } from '../../platform/db/database-identity.ts';
import { asId } from '../../platform/ids/ids.ts';
import { NotStoreOwner } from '../../platform/storage/store-owner.ts';
import { sweepStoredFiles, sweepUnusedAssets } from './sweep-assets.ts';

const MISSING = '00000000-0000-7000-8000-000000000000';

const longAgo = new Date(Date.now() - 25 * 3_600_000);

const newAsset = async (client: TestClient): Promise<{ recipe: string; asset: string; content: Buffer }> => {
  const recipe = `/api/v1/recipes/${await newRecipe(client)}`;
  const content = await newPicture();
  const { headers } = await upload(client, recipe, content);
  await client.get(`${headers.location}/derivatives/thumb`);
  return { recipe, asset: String(headers.location), content };
};

/** The files that another domain uses. */
const usedElsewhere = async (names: readonly string[]): Promise<ReadonlySet<string>> =>
  new Set(names.filter((name) => name === 'import-used'));

onEveryEngine('unused files', (engine) => {
  const clock = new ManualClock();
  const storage = new WatchedStorage();
  const service = serviceForSuite(engine, { clock, storage });

  const sweep = async (owner?: string) => {
    const databaseId = asId<DatabaseId>(owner ?? (await storage.owner()) ?? '');
    const context = {
      database: service.database,
      databaseId,
      storage,
      clock,
      trashDays: 7,
      otherFilesInUse: usedElsewhere,
    };
    await sweepUnusedAssets(context);
    await sweepStoredFiles(context);
  };

  test('are swept with their derivatives once their last holder is gone, but not within an hour', async () => {
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
    // It is uploaded again before the sweep.
    assert.equal((await upload(client, recipe, content)).status, 201);
    await sweep();
    assert.ok((await client.get(asset)).bytes.equals(content));
    await client.delete(asset);
    await sweep();
    assert.deepEqual([await storage.files(), await service.rows('select id from asset')], [[], []]);
    // Repeat from the start.
    assert.equal((await upload(client, recipe, content)).status, 201);
    await client.delete(asset);
    await sweep();
    assert.equal((await storage.files()).length, 1);
    clock.advance({ hours: 2 });
    await sweep();
    assert.deepEqual(await storage.files(), []);
  });

  test('include those of purged recipes and of deleted books and libraries', async () => {
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

  test('include leftovers of a killed process, but not new or foreign files', async () => {
    const client = await service.newLibrary();
    await newAsset(client);
    const before = (await storage.files()).toSorted();
    for (const name of ['asset-left', 'asset-left.thumb-1.webp', 'export-of-a-job']) {
      const incoming = await storage.createUpload();
      await incoming.write(Buffer.from('x'));
      await storage.put(incoming, name);
    }
    const incoming = path.join(storage.folder, 'incoming');
    for (const name of ['old', 'new']) await writeFile(path.join(incoming, name), 'x');
    await utimes(path.join(incoming, 'old'), longAgo, longAgo);
    await sweep();
    const left = ['asset-left', 'asset-left.thumb-1.webp', 'export-of-a-job', 'new'];
    assert.deepEqual((await storage.files()).toSorted(), [...before, ...left].toSorted());
    const { stored } = await storedFiles(storage.folder);
    await Promise.all(stored.map((file) => utimes(file, longAgo, longAgo)));
    await sweep();
    assert.deepEqual((await storage.files()).toSorted(), [...before, 'export-of-a-job', 'new'].toSorted());
  });

  test('go to the trash first, come back if requested, and are otherwise removed after the retention period', async () => {
    const client = await service.newLibrary();
    const { asset, content } = await newAsset(client);
    const [row] = await service.rows('select * from asset order by created_at desc limit 1');
    await client.delete(asset);
    clock.advance({ hours: 2 });
    await sweep();
    const blob = String(row?.['blob']);
    assert.ok(!(await storage.files()).includes(blob) && (await storage.trash()).includes(blob));
    assert.ok((await storage.read(blob))?.equals(content));
    assert.ok((await storage.files()).includes(blob) && !(await storage.trash()).includes(blob));
    const trash = path.join(storage.folder, 'trash');
    const [today = assert.fail('the trash is empty'), ...others] = await readdir(trash);
    assert.deepEqual(others, []);
    await rename(path.join(trash, today), path.join(trash, '2026-01-01'));
    await sweep();
    assert.deepEqual(await storage.trash(), []);
  });

  test('are restored from the trash if a restored database refers to them again, even without a request', async () => {
    const client = await service.newLibrary();
    const { asset, content } = await newAsset(client);
    const [row = assert.fail('no asset is stored')] = await service.rows(
      'select * from asset order by created_at desc limit 1',
    );
    const uses = await service.rows(`select * from recipe_asset where asset_id = '${String(row['id'])}'`);
    await client.delete(asset);
    const names = ['import-used', 'import-left', 'asset-stray'];
    for (const name of names) {
      const incoming = await storage.createUpload();
      await incoming.write(Buffer.from('x'));
      await storage.put(incoming, name);
    }
    clock.advance({ hours: 2 });
    await storage.moveToTrash(names, (await storage.owner()) ?? '');
    await sweep();
    const trash = path.join(storage.folder, 'trash');
    const [today = assert.fail('the trash is empty')] = await readdir(trash);
    await rename(path.join(trash, today), path.join(trash, '2026-01-01'));
    // Restore the rows, as from an earlier backup.
    for (const [table, back] of [['asset', row], ...uses.map((use) => ['recipe_asset', use] as const)] as const) {
      const values = Object.values(back).map((value) =>
        typeof value === 'string' ? `'${value}'` : JSON.stringify(value),
      );
      await service.write(`insert into ${table} (${Object.keys(back).join(', ')}) values (${values.join(', ')})`);
    }
    await sweep();
    const files = await storage.files();
    assert.ok(files.includes(String(row['blob'])) && files.includes('import-used'));
    assert.ok(!files.includes('import-left') && !files.includes('asset-stray'));
    assert.deepEqual(await storage.trash(), []);
    assert.ok((await client.get(asset)).bytes.equals(content));
  });

  test('are never touched by a database that does not own the store', async () => {
    const client = await service.newLibrary();
    const { asset } = await newAsset(client);
    await client.delete(asset);
    clock.advance({ hours: 2 });
    const { stored } = await storedFiles(storage.folder);
    await Promise.all(stored.map((file) => utimes(file, longAgo, longAgo)));
    const incoming = path.join(storage.folder, 'incoming', 'old');
    await writeFile(incoming, 'x');
    await utimes(incoming, longAgo, longAgo);
    const [files, rows] = [await storage.files(), await service.rows('select id from asset')];
    const marker = path.join(storage.folder, 'owner.json');
    const kept = await readFile(marker);
    const ours = (await storage.owner()) ?? '';
    const isUntouched = async (): Promise<void> => {
      assert.deepEqual([await storage.files(), await storage.trash()], [files, []]);
      assert.deepEqual(await service.rows('select id from asset'), rows);
    };
    await assert.rejects(sweep('another'), NotStoreOwner);
    await isUntouched();
    await rm(marker);
    await assert.rejects(sweep(ours), NotStoreOwner);
    await isUntouched();
    await writeFile(marker, JSON.stringify({ database: 'another' }));
    await assert.rejects(sweep(ours), NotStoreOwner);
    await isUntouched();
    // With the marker restored, the sweep continues.
    await writeFile(marker, kept);
    await sweep();
    assert.ok((await storage.files()).length < files.length);
  });

  test('stay once another database takes over the store, even in the middle of a sweep', async () => {
    const client = await service.newLibrary();
    await newAsset(client);
    for (let number = 0; number < 250; number += 1) {
      const incoming = await storage.createUpload();
      await incoming.write(Buffer.from('x'));
      await storage.put(incoming, `asset-stray-${number}`);
    }
    const { stored } = await storedFiles(storage.folder);
    await Promise.all(stored.map((file) => utimes(file, longAgo, longAgo)));
    const marker = path.join(storage.folder, 'owner.json');
    const kept = await readFile(marker);
    const trashed = (await storage.trash()).length;
    const count = (await storage.files()).length + trashed;
    const given = storage.moveToTrash;
    let batches = 0;
    const handedOver = Object.assign(Object.create(storage) as WatchedStorage, {
      moveToTrash: async (names: readonly string[], owner: string) => {
        await given(names, owner);
        if (names.some((name) => name.startsWith('asset-stray')) && (batches += 1) === 1) {
          await writeFile(marker, JSON.stringify({ database: 'another' }));
        }
      },
    });
    const databaseId = asId<DatabaseId>((await storage.owner()) ?? '');
    const files = {
      database: service.database,
      databaseId,
      storage: handedOver,
      clock,
      trashDays: 7,
      otherFilesInUse: usedElsewhere,
    };
    await assert.rejects(sweepStoredFiles(files), NotStoreOwner);
    assert.equal((await storage.files()).length + (await storage.trash()).length, count);
    const moved = (await storage.trash()).length - trashed;
    assert.ok(moved > 0 && moved <= 200, String(moved));
    await writeFile(marker, kept);
    await sweep();
    assert.ok(!(await storage.files()).some((name) => name.startsWith('asset-stray')));
  });

  const putStray = async (name: string): Promise<void> => {
    const incoming = await storage.createUpload();
    await incoming.write(Buffer.from('x'));
    await storage.put(incoming, name);
    const { stored } = await storedFiles(storage.folder);
    await Promise.all(stored.filter((file) => file.endsWith(name)).map((file) => utimes(file, longAgo, longAgo)));
  };
  const isThere = async (name: string): Promise<boolean> => (await storage.files()).includes(name);

  test('are looked for in the whole store once a day, by one instance', async () => {
    await using another = service.beside();
    await another.start();
    for (const name of ['asset-first', 'export-first', `import-${MISSING}-first`]) await putStray(name);
    await another.sweep('day');
    for (const name of ['asset-first', 'export-first', `import-${MISSING}-first`])
      assert.ok(!(await isThere(name)), name);
    await putStray('asset-second');
    await service.sweep('day');
    assert.ok(await isThere('asset-second'));
    clock.advance({ hours: 25 });
    await service.sweep('day');
    assert.ok(!(await isThere('asset-second')));
  });

  test('never include a file in use during concurrent uploads and sweeps', async () => {
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
