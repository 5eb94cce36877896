import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after } from 'node:test';

import { FolderStorage } from '../../src/platform/storage/folder-storage.ts';
import { StorageFull } from '../../src/platform/storage/storage-full.ts';
import type { Upload, Storage } from '../../src/platform/storage/storage.ts';

/** A store in its own folder that records what was put there and can be full. */
export class WatchedStorage implements Storage {
  readonly folder = mkdtempSync(path.join(tmpdir(), 'tureen-store-'));
  readonly put: Storage['put'];
  readonly open: Storage['open'];
  readonly read: Storage['read'];
  readonly use: Storage['use'];
  readonly remove: Storage['remove'];
  readonly namesBefore: Storage['namesBefore'];
  readonly deleteUploadsBefore: Storage['deleteUploadsBefore'];
  readonly owner: Storage['owner'];
  readonly claim: Storage['claim'];
  readonly has: Storage['has'];
  readonly moveToTrash: Storage['moveToTrash'];
  readonly emptyTrashBefore: Storage['emptyTrashBefore'];
  readonly location = this.folder;
  /** The names under which something was put, in order. */
  readonly names: string[] = [];
  /** When it is full: from the first byte on, or only when the file is to be stored. */
  full: 'not' | 'writing' | 'putting' = 'not';
  /** Called when a file is about to be read to create another from it. */
  onUse: () => void = () => {};
  readonly #inner: FolderStorage;

  constructor() {
    const inner = new FolderStorage(this.folder);
    this.#inner = inner;
    this.open = inner.open.bind(inner);
    this.read = inner.read.bind(inner);
    this.use = (name, act) => {
      this.onUse();
      return inner.use(name, act);
    };
    this.remove = inner.remove.bind(inner);
    this.namesBefore = inner.namesBefore.bind(inner);
    this.deleteUploadsBefore = inner.deleteUploadsBefore.bind(inner);
    this.owner = inner.owner.bind(inner);
    this.claim = inner.claim.bind(inner);
    this.has = inner.has.bind(inner);
    this.moveToTrash = inner.moveToTrash.bind(inner);
    this.emptyTrashBefore = inner.emptyTrashBefore.bind(inner);
    this.put = async (incoming, name) => {
      this.#failIfFull('putting');
      this.names.push(name);
      await inner.put(incoming, name);
    };
    after(() => rm(this.folder, { recursive: true, force: true }));
  }

  async createUpload(): Promise<Upload> {
    const incoming = await this.#inner.createUpload();
    const write = incoming.write.bind(incoming);
    incoming.write = async (chunk) => {
      await write(chunk);
      this.#failIfFull('writing');
    };
    return incoming;
  }

  /** Everything that is stored or incoming. */
  async files(): Promise<readonly string[]> {
    return [...(await this.#filesIn('stored')), ...(await this.#filesIn('incoming'))];
  }

  /** What was deleted and can still be recovered. */
  async trash(): Promise<readonly string[]> {
    return this.#filesIn('trash');
  }

  async #filesIn(folder: string): Promise<readonly string[]> {
    const entries = await readdir(path.join(this.folder, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
  }

  #failIfFull(when: 'writing' | 'putting'): void {
    if (this.full === when) throw new StorageFull(new Error('ENOSPC: no space left on device'));
  }
}
