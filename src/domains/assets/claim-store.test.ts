import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { promisify } from 'node:util';

import { onEveryEngine } from '../../../test/support/engines.ts';
import { newPicture } from '../../../test/support/pictures.ts';
import { newRecipe } from '../../../test/support/recipes.ts';
import { TestService } from '../../../test/support/test-service.ts';
import { storedFiles, upload } from '../../../test/support/upload.ts';
import { FolderStorage } from '../../platform/storage/folder-storage.ts';
import { NotStoreOwner } from '../../platform/storage/store-owner.ts';

const run = promisify(execFile);
const main = path.join(import.meta.dirname, '../../app/main.ts');

const claimFiles = async (settings: Readonly<Record<string, string>>, ...options: string[]): Promise<string> => {
  const env = { PATH: process.env['PATH'] ?? '', ...settings };
  return (await run(process.execPath, [main, 'admin', 'claim-files', ...options], { env, cwd: tmpdir() })).stdout;
};

const newFolder = async (t: TestContext): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-owned-'));
  t.after(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const newAsset = async (service: TestService): Promise<void> => {
  const client = await service.newLibrary();
  const { status } = await upload(client, `/api/v1/recipes/${await newRecipe(client)}`, await newPicture());
  assert.equal(status, 201);
};

const filesOf = async (service: TestService): Promise<unknown> => {
  const ready = await service.client.get<{ files: string }>('/readyz');
  const instance = await service.client.get<{ files: string }>('/api/v1/instance');
  assert.deepEqual([ready.status, instance.status], [200, 200]);
  return [ready.body.files, instance.body.files];
};

onEveryEngine('file store ownership', (engine) => {
  /** A service with its own database and with its files in this folder. */
  const serviceIn = (t: TestContext, folder: string): TestService => {
    const service = new TestService(engine, { settings: { TUREEN_ASSETS: folder } });
    t.after(() => service.remove());
    return service;
  };

  test('claims an empty folder on the first start and keeps the claim on the next', async (t) => {
    const folder = await newFolder(t);
    const service = serviceIn(t, folder);
    await service.start();
    const marker = await readFile(path.join(folder, 'owner.json'), 'utf8');
    assert.deepEqual(await filesOf(service), ['owned', 'owned']);
    await service.restart();
    assert.equal(await readFile(path.join(folder, 'owner.json'), 'utf8'), marker);
  });

  test('refuses to start a second database with the same files, explains the options, and touches nothing', async (t) => {
    const folder = await newFolder(t);
    const first = serviceIn(t, folder);
    await first.start();
    await newAsset(first);
    const before = await readdir(folder, { recursive: true });
    const second = serviceIn(t, folder);
    await assert.rejects(second.start(), (error) => {
      assert.ok(error instanceof NotStoreOwner);
      assert.match(error.message, /belong to another database .*TUREEN_ASSETS.*tureen admin claim-files/s);
      return true;
    });
    assert.deepEqual(await readdir(folder, { recursive: true }), before);
    // After a deliberate takeover, the first service no longer starts.
    const settings = { ...second.settings, TUREEN_ASSETS: folder };
    await assert.rejects(claimFiles(settings), /has no record of any of the files; check TUREEN_DATA.*--force/s);
    if (engine.name === 'sqlite') {
      const mistyped = path.join(await newFolder(t), 'mistyped');
      await assert.rejects(claimFiles({ ...settings, TUREEN_DATA: mistyped }), /no database in .*mistyped/);
      await assert.rejects(readdir(mistyped), /ENOENT/);
    }
    assert.deepEqual(await readdir(folder, { recursive: true }), before);
    const output = await claimFiles(settings, '--force');
    assert.match(output, /belong to this database .*before, they belonged to /);
    await second.start();
    assert.deepEqual(await filesOf(second), ['owned', 'owned']);
    await assert.rejects(first.restart(), NotStoreOwner);
  });

  test('claims files without a marker if the database knows them', async (t) => {
    const folder = await newFolder(t);
    const service = serviceIn(t, folder);
    await service.start();
    await newAsset(service);
    await service.stop();
    await rm(path.join(folder, 'owner.json'));
    await service.start();
    assert.deepEqual(await filesOf(service), ['owned', 'owned']);
  });

  test('leaves files without a marker alone if the database knows only some or none of them, and serves requests', async (t) => {
    const folder = await newFolder(t);
    const first = serviceIn(t, folder);
    await first.start();
    await newAsset(first);
    await newAsset(first);
    const marker = path.join(folder, 'owner.json');
    const kept = await readFile(marker);
    await first.stop();
    await rm(marker);

    const stranger = serviceIn(t, folder);
    await stranger.start();
    assert.deepEqual(await filesOf(stranger), ['unclaimed', 'unclaimed']);
    assert.deepEqual((await readdir(folder)).toSorted(), ['incoming', 'stored']);

    const { stored } = await storedFiles(folder);
    await rm(stored[0] ?? '');
    await first.start();
    assert.deepEqual(await filesOf(first), ['unclaimed', 'unclaimed']);
    // Restore the marker, as from a backup.
    await writeFile(marker, kept);
    await first.restart();
    assert.deepEqual(await filesOf(first), ['owned', 'owned']);
    await assert.rejects(stranger.restart(), NotStoreOwner);
  });

  test('does not claim foreign files just because its own files were stored next to them', async (t) => {
    const folder = await newFolder(t);
    const first = serviceIn(t, folder);
    await first.start();
    for (let count = 0; count < 3; count += 1) await newAsset(first);
    await first.stop();
    await rm(path.join(folder, 'owner.json'));
    const stranger = serviceIn(t, folder);
    await stranger.start();
    await newAsset(stranger);
    await stranger.restart();
    assert.deepEqual(await filesOf(stranger), ['unclaimed', 'unclaimed']);
    // For the first database the ownership is now uncertain as well.
    await first.start();
    assert.deepEqual(await filesOf(first), ['unclaimed', 'unclaimed']);
  });

  test('leaves files alone if the database is missing too many of them, and claims them if it knows all but a few', async (t) => {
    const folder = await newFolder(t);
    const service = serviceIn(t, folder);
    await service.start();
    await newAsset(service);
    const storage = new FolderStorage(folder);
    const [asset] = await service.rows('select * from asset');
    const unmarked = async (): Promise<unknown> => {
      await service.stop();
      await rm(path.join(folder, 'owner.json'), { force: true });
      await service.start();
      return filesOf(service);
    };
    const store = async (name: string): Promise<void> => {
      const incoming = await storage.createUpload();
      await incoming.write(Buffer.from('x'));
      await storage.put(incoming, name);
    };
    await store('asset-stray');
    assert.deepEqual(await unmarked(), ['unclaimed', 'unclaimed']);
    for (let count = 0; count < 8; count += 1) {
      await store(`asset-known-${count}`);
      await service.write(
        `insert into asset (id, blob, media_type, bytes, created_at)
         values ('sha256:${count}', 'asset-known-${count}', 'image/jpeg', 1, '${String(asset?.['created_at'])}')`,
      );
    }
    assert.deepEqual(await unmarked(), ['owned', 'owned']);
  });

  test('claims a folder that holds only import and export files', async (t) => {
    const folder = await newFolder(t);
    const storage = new FolderStorage(folder);
    for (const name of ['import-left', 'export-left']) {
      const incoming = await storage.createUpload();
      await incoming.write(Buffer.from('x'));
      await storage.put(incoming, name);
    }
    const service = serviceIn(t, folder);
    await service.start();
    assert.deepEqual(await filesOf(service), ['owned', 'owned']);
  });

  test('accepts a copy of the files with its marker', async (t) => {
    const folder = await newFolder(t);
    const service = serviceIn(t, folder);
    await service.start();
    await newAsset(service);
    const copy = await newFolder(t);
    await cp(folder, copy, { recursive: true });
    const other = service.beside({ settings: { TUREEN_ASSETS: copy } });
    await other.start();
    assert.deepEqual(await filesOf(other), ['owned', 'owned']);
    await other.stop();
  });

  test('leaves files alone and stays ready with a corrupt marker, which claim-files replaces', async (t) => {
    const folder = await newFolder(t);
    const service = serviceIn(t, folder);
    await service.start();
    await newAsset(service);
    await service.stop();
    await writeFile(path.join(folder, 'owner.json'), '{"data');
    await service.start();
    assert.deepEqual(await filesOf(service), ['unclaimed', 'unclaimed']);
    assert.equal(await readFile(path.join(folder, 'owner.json'), 'utf8'), '{"data');
    const output = await claimFiles({ ...service.settings, TUREEN_ASSETS: folder });
    assert.match(output, /belong to this database .*the marker was corrupt/);
    await service.restart();
    assert.deepEqual(await filesOf(service), ['owned', 'owned']);
  });

  test('lets several instances of one database start at once and share the folder', async (t) => {
    const folder = await newFolder(t);
    const first = serviceIn(t, folder);
    await first.start();
    await first.write('delete from database_identity');
    await first.stop();
    await rm(path.join(folder, 'owner.json'));
    const others = Array.from({ length: engine.name === 'postgres' ? 3 : 1 }, () =>
      first.beside({ settings: { TUREEN_ASSETS: folder } }),
    );
    try {
      await Promise.all([first, ...others].map((one) => one.start()));
      for (const one of [first, ...others]) assert.deepEqual(await filesOf(one), ['owned', 'owned']);
      assert.equal((await first.rows('select id from database_identity')).length, 1);
    } finally {
      await Promise.all(others.map((one) => one.stop()));
    }
  });

  test('reports an unwritable folder and serves recipes', async (t) => {
    const folder = await newFolder(t);
    await writeFile(path.join(folder, 'assets'), 'a file in the place of the folder');
    const service = serviceIn(t, path.join(folder, 'assets'));
    await service.start();
    assert.deepEqual(await filesOf(service), ['unclaimed', 'unclaimed']);
    await newRecipe(await service.newLibrary());
  });
});
