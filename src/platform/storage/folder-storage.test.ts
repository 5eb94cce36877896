import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, suite, test } from 'node:test';
import { promisify } from 'node:util';

import { FolderStorage } from './folder-storage.ts';
import { StorageFull } from './storage-full.ts';
import { NotStoreOwner } from './store-owner.ts';

const run = promisify(execFile);

const newFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'tureen-folder-'));
  after(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

const store = async (storage: FolderStorage, name: string, content: string | Buffer): Promise<void> => {
  const incoming = await storage.createUpload();
  try {
    await incoming.write(Buffer.from(content));
    await storage.put(incoming, name);
  } finally {
    await incoming.discard();
  }
};

const filesIn = async (folder: string): Promise<readonly string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const none = async (): Promise<ReadonlySet<string>> => new Set();

const namesBefore = async (storage: FolderStorage, moment: Date): Promise<readonly string[]> => {
  const names: string[] = [];
  for await (const name of storage.namesBefore(moment)) names.push(name);
  return names;
};

const hoursAgo = (hours: number): Date => new Date(Date.now() - hours * 3_600_000);

/** Mounts a tiny file system, if this machine permits it. */
const mountSmall = async (folder: string): Promise<boolean> => {
  try {
    await run('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', folder]);
    return true;
  } catch {
    return false;
  }
};

suite('folder storage', () => {
  test('rejects a name that could escape the folder', async () => {
    const storage = new FolderStorage(await newFolder());
    for (const name of ['', '.', '..', '../x', 'a/b', 'A', '.hidden', 'a\0', 'x'.repeat(201)]) {
      await assert.rejects(storage.read(name), /is not a valid file name/, name);
    }
  });

  test('creates nothing before it is needed, and treats missing files as absent', async () => {
    const folder = await newFolder();
    const storage = new FolderStorage(path.join(folder, 'assets'));
    assert.deepEqual(
      [await storage.open('x'), await storage.read('x'), await storage.use('x', async () => 1)],
      [undefined, undefined, undefined],
    );
    await storage.remove('x');
    assert.equal(await storage.owner(), undefined);
    assert.deepEqual(await namesBefore(storage, new Date()), []);
    assert.deepEqual(await readdir(folder), []);
  });

  test('opens, reads, uses and removes a stored file', async () => {
    const folder = await newFolder();
    const storage = new FolderStorage(folder);
    await store(storage, 'soup.jpg', 'of the day');
    const opened = await storage.open('soup.jpg');
    assert.equal(opened?.bytes, 10);
    assert.equal(Buffer.concat(await opened.stream.toArray()).toString(), 'of the day');
    assert.equal(String(await storage.read('soup.jpg')), 'of the day');
    const [file = ''] = await filesIn(folder);
    assert.match(path.relative(folder, file), /^stored\/[0-9a-f]{2}\/[0-9a-f]{2}\/soup\.jpg$/);
    assert.equal(await storage.use('soup.jpg', async (storedPath) => storedPath), file);
    await storage.remove('soup.jpg');
    assert.deepEqual(await filesIn(folder), []);
  });

  test('deletes a discarded upload, and keeps one that was stored', async () => {
    const folder = await newFolder();
    const storage = new FolderStorage(folder);
    const incoming = await storage.createUpload();
    await incoming.write(Buffer.alloc(100_000, 'x'));
    assert.equal((await filesIn(folder)).length, 1);
    await incoming.discard();
    await incoming.discard();
    assert.deepEqual(await filesIn(folder), []);
    await store(storage, 'kept', 'x');
    assert.equal((await filesIn(folder)).length, 1);
  });

  test('lists files and removes abandoned uploads by age', async () => {
    const folder = await newFolder();
    const storage = new FolderStorage(folder);
    await storage.claim('ours');
    await store(storage, 'old', 'x');
    const left = await storage.createUpload();
    const [yesterday, hourAgo] = [hoursAgo(24), hoursAgo(1)];
    for (const file of await filesIn(folder)) await utimes(file, yesterday, yesterday);
    await store(storage, 'new', 'x');
    const fresh = await storage.createUpload();
    assert.deepEqual(await namesBefore(storage, hourAgo), ['old']);
    await storage.deleteUploadsBefore(hourAgo, 'ours');
    assert.equal((await readdir(path.join(folder, 'incoming'))).length, 1);
    await Promise.all([left.discard(), fresh.discard()]);
  });

  test('lets one of several concurrent claims succeed, and returns the same owner to all of them', async () => {
    const folder = await newFolder();
    const names = Array.from({ length: 20 }, (_, number) => `database-${number}`);
    const owners = await Promise.all(names.map((name) => new FolderStorage(path.join(folder, 'new')).claim(name)));
    assert.equal(new Set(owners).size, 1);
    assert.ok(names.includes(owners[0] ?? ''));
    assert.deepEqual(await readdir(path.join(folder, 'new')), ['owner.json']);
  });

  test('changes the owner only if the current one is the expected one', async () => {
    const storage = new FolderStorage(await newFolder());
    await storage.claim('first');
    assert.equal(await storage.claim('second'), 'first');
    assert.equal(await storage.claim('second', 'third'), 'first');
    assert.equal(await storage.claim('second', 'first'), 'second');
    assert.equal(await storage.owner(), 'second');
  });

  test('throws if the owner marker is corrupt, and removes nothing', async () => {
    const folder = await newFolder();
    const storage = new FolderStorage(folder);
    await store(storage, 'soup', 'x');
    await writeFile(path.join(folder, 'owner.json'), '{"data');
    await assert.rejects(storage.moveToTrash(['soup'], 'ours'), /does not name a database/);
    assert.ok(await storage.has('soup'));
  });

  test('moves discarded files to the trash, restores them when read, and deletes the rest later', async () => {
    const folder = await newFolder();
    const storage = new FolderStorage(folder);
    await storage.claim('ours');
    for (const name of ['a', 'b']) await store(storage, name, name);
    await assert.rejects(storage.moveToTrash(['a'], 'others'), NotStoreOwner);
    assert.deepEqual((await namesBefore(storage, new Date(Date.now() + 1000))).toSorted(), ['a', 'b']);
    await storage.moveToTrash(['a', 'b', 'not-there'], 'ours');
    assert.deepEqual(await namesBefore(storage, new Date(Date.now() + 1000)), []);
    assert.equal(String(await storage.read('a')), 'a');
    assert.deepEqual(await namesBefore(storage, new Date(Date.now() + 1000)), ['a']);
    // Nothing from today is deleted yet.
    await storage.emptyTrashBefore(new Date(), 'ours', none);
    assert.ok(await storage.has('b'));
    await storage.moveToTrash(['b'], 'ours');
    const later = new Date(Date.now() + 49 * 3_600_000);
    await assert.rejects(storage.emptyTrashBefore(later, 'others', none), NotStoreOwner);
    await storage.emptyTrashBefore(later, 'ours', none);
    assert.deepEqual([await storage.has('a'), await storage.has('b')], [true, false]);
  });

  test('restores files in use from any day in the trash, and checks the owner for every batch', async () => {
    const folder = await newFolder();
    const storage = new FolderStorage(folder);
    await storage.claim('ours');
    const names = Array.from({ length: 210 }, (_, number) => `file-${number}`);
    await Promise.all(names.map((name) => store(storage, name, name)));
    await storage.moveToTrash(names, 'ours');
    const used = new Set(['file-7', 'file-204']);
    const later = new Date(Date.now() + 49 * 3_600_000);
    let batches = 0;
    const loseOwnership = async (): Promise<ReadonlySet<string>> => {
      batches += 1;
      await storage.claim('others', 'ours');
      return used;
    };
    await assert.rejects(storage.emptyTrashBefore(later, 'ours', loseOwnership), NotStoreOwner);
    assert.equal(batches, 1);
    assert.ok((await filesIn(path.join(folder, 'trash'))).length >= 10);
    await storage.claim('ours', 'others');
    // Files discarded today are restored but not deleted.
    await storage.emptyTrashBefore(new Date(), 'ours', async () => used);
    assert.deepEqual((await namesBefore(storage, new Date(Date.now() + 1000))).toSorted(), [...used].toSorted());
    assert.ok((await filesIn(path.join(folder, 'trash'))).length >= 8);
    await storage.emptyTrashBefore(later, 'ours', none);
    assert.deepEqual(await readdir(path.join(folder, 'trash')), []);
    for (const name of used) assert.equal(String(await storage.read(name)), name);
  });

  test('throws StorageFull if the disk is full, leaves nothing behind, and works again once there is space', async (t) => {
    const folder = await newFolder();
    if (!(await mountSmall(folder))) return t.skip('a small file system cannot be mounted on this machine');
    try {
      const storage = new FolderStorage(folder);
      await store(storage, 'small', 'x');
      const large = Buffer.alloc(1024 * 1024, 'x');
      await assert.rejects(store(storage, 'large', large), StorageFull);
      assert.equal((await filesIn(folder)).length, 1);
      assert.equal(String(await storage.read('small')), 'x');
      await store(storage, 'other', large.subarray(0, 100_000));
      assert.equal((await filesIn(folder)).length, 2);
    } finally {
      await run('umount', [folder]);
    }
  });
});
