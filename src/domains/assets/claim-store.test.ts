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

onEveryEngine('a file store belongs to one database', (engine) => {
  /** A service with its own database and with its files in this folder. */
  const serviceIn = (t: TestContext, folder: string): TestService => {
    const service = new TestService(engine, { settings: { TUREEN_ASSETS: folder } });
    t.after(() => service.remove());
    return service;
  };

  test('the first start claims an empty folder, and the next finds it claimed', async (t) => {
    const folder = await newFolder(t);
    const service = serviceIn(t, folder);
    await service.start();
    const marker = await readFile(path.join(folder, 'owner.json'), 'utf8');
    assert.deepEqual(await filesOf(service), ['owned', 'owned']);
    await service.restart();
    assert.equal(await readFile(path.join(folder, 'owner.json'), 'utf8'), marker);
  });

  test('a second database with the same files refuses to start, says what to do, and touches nothing', async (t) => {
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
    // After a deliberate takeover it is the first service that no longer starts.
    const settings = { ...second.settings, TUREEN_ASSETS: folder };
    await assert.rejects(claimFiles(settings), /has no record of any of the files; check TUREEN_DATA.*--force/s);
    if (engine.name === 'sqlite') {
      const mistyped = path.join(await newFolder(t), 'mistyped');
      await assert.rejects(claimFiles({ ...settings, TUREEN_DATA: mistyped }), /no database in .*mistyped/);
      await assert.rejects(readdir(mistyped), /ENOENT/);
    }
    assert.deepEqual(await readdir(folder, { recursive: true }), before);
    const said = await claimFiles(settings, '--force');
    assert.match(said, /belong to this database .*before, they belonged to /);
    await second.start();
    assert.deepEqual(await filesOf(second), ['owned', 'owned']);
    await assert.rejects(first.restart(), NotStoreOwner);
  });

  test('files from before markers existed are claimed if the database knows them', async (t) => {
    const folder = await newFolder(t);
    const service = serviceIn(t, folder);
    await service.start();
    await newAsset(service);
    await service.stop();
    await rm(path.join(folder, 'owner.json'));
    await service.start();
    assert.deepEqual(await filesOf(service), ['owned', 'owned']);
  });

  test('without a marker, files that the database knows only partly or not at all are left alone while it serves requests', async (t) => {
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

  test('foreign files are not claimed because our own files were stored next to them', async (t) => {
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

  test('a database older than most of the files leaves them alone; one that knows all but a few claims them', async (t) => {
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
      const incoming = await storage.receive();
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

  test('files of imports and exports do not count: a folder without any asset is claimed', async (t) => {
    const folder = await newFolder(t);
    const storage = new FolderStorage(folder);
    for (const name of ['import-left', 'export-left']) {
      const incoming = await storage.receive();
      await incoming.write(Buffer.from('x'));
      await storage.put(incoming, name);
    }
    const service = serviceIn(t, folder);
    await service.start();
    assert.deepEqual(await filesOf(service), ['owned', 'owned']);
  });

  test('a copy of the files with the marker works with a copy of the database', async (t) => {
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

  test('with a corrupt marker files are left alone and recipes are served; claim-files replaces it', async (t) => {
    const folder = await newFolder(t);
    const service = serviceIn(t, folder);
    await service.start();
    await newAsset(service);
    await service.stop();
    await writeFile(path.join(folder, 'owner.json'), '{"data');
    await service.start();
    assert.deepEqual(await filesOf(service), ['unclaimed', 'unclaimed']);
    assert.equal(await readFile(path.join(folder, 'owner.json'), 'utf8'), '{"data');
    const said = await claimFiles({ ...service.settings, TUREEN_ASSETS: folder });
    assert.match(said, /belong to this database .*the marker was corrupt/);
    await service.restart();
    assert.deepEqual(await filesOf(service), ['owned', 'owned']);
  });

  test('several instances of one database can start at once and share the folder', async (t) => {
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

  test('an unwritable folder is reported, and recipes are served', async (t) => {
    const folder = await newFolder(t);
    await writeFile(path.join(folder, 'assets'), 'a file in the place of the folder');
    const service = serviceIn(t, path.join(folder, 'assets'));
    await service.start();
    assert.deepEqual(await filesOf(service), ['unclaimed', 'unclaimed']);
    await newRecipe(await service.newLibrary());
  });
});
