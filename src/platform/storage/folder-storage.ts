import { createHash } from 'node:crypto';
import { mkdir, open, opendir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import type { CorruptOwnerMarker } from './corrupt-owner-marker.ts';
import { hasCode } from './has-code.ts';
import { IncomingFile } from './incoming-file.ts';
import { OwnerMarker } from './owner-marker.ts';
import type { FilesInUse, Incoming, Storage, StoredFile } from './storage.ts';
import { tellingFull } from './storage-full.ts';
import { requireOwner } from './store-owner.ts';

/** Names are our own; one that could lead out of the folder is a mistake of the program. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/;

/** A folder of the trash: the day on which its files were discarded. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 3_600_000;

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);

const whereFound = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work();
  } catch (error) {
    if (hasCode(error, 'ENOENT', 'ENOTDIR')) return undefined;
    throw error;
  }
};

/** What a folder holds was renamed or made: that, too, has to reach the disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r');
  try {
    await tellingFull(() => handle.sync());
  } finally {
    await handle.close();
  }
};

/** A folder and those above it, up to the one that now holds a new one. */
const syncFolders = async (lowest: string, highest: string): Promise<void> => {
  for (let folder = lowest; ; folder = path.dirname(folder)) {
    await syncFolder(folder);
    if (folder === highest || folder === path.dirname(folder)) return;
  }
};

/** The entries of a folder, none where it is not there. */
const entriesOf = async (folder: string): Promise<readonly string[]> => (await whereFound(() => readdir(folder))) ?? [];

const changedBefore = async (file: string, moment: Date): Promise<boolean> =>
  ((await whereFound(() => stat(file)))?.mtimeMs ?? Infinity) < moment.getTime();

/** What is in the two levels of folders below one. */
const filesIn = async function* (root: string): AsyncIterable<{ readonly folder: string; readonly name: string }> {
  for (const first of await entriesOf(root)) {
    for (const second of await entriesOf(path.join(root, first))) {
      const folder = path.join(root, first, second);
      const opened = await whereFound(() => opendir(folder));
      for await (const { name } of opened ?? []) if (NAME.test(name)) yield { folder, name };
    }
  }
};

/** So many names are asked about at once. */
const BATCH = 200;

const batchesOf = async function* (files: AsyncIterable<{ readonly name: string }>): AsyncIterable<readonly string[]> {
  let names: string[] = [];
  for await (const { name } of files) {
    names.push(name);
    if (names.length < BATCH) continue;
    yield names;
    names = [];
  }
  if (names.length > 0) yield names;
};

/**
 * Keeps files in a folder of this machine, or one that several instances share. Two levels of folders below it, by a
 * hash of the name, keep each of them short. Nothing is made before it is needed, so that a start costs nothing.
 */
export class FolderStorage implements Storage {
  readonly location: string;
  readonly #stored: string;
  readonly #incoming: string;
  readonly #trash: string;
  readonly #marker: OwnerMarker;

  constructor(folder: string) {
    this.location = folder;
    this.#stored = path.join(folder, 'stored');
    this.#incoming = path.join(folder, 'incoming');
    this.#trash = path.join(folder, 'trash');
    this.#marker = new OwnerMarker(folder);
  }

  async owner(): Promise<string | undefined> {
    return this.#marker.read();
  }

  async claim(owner: string, replaced?: string | CorruptOwnerMarker): Promise<string> {
    if ((await this.#marker.readAny()) !== owner) {
      await this.#marker.write(owner, replaced);
      await syncFolder(this.location);
    }
    return (await this.#marker.read()) ?? owner;
  }

  async receive(): Promise<Incoming> {
    return tellingFull(async () => {
      await mkdir(this.#incoming, { recursive: true, mode: 0o700 });
      return IncomingFile.create(this.#incoming);
    });
  }

  async put(incoming: Incoming, name: string): Promise<void> {
    if (!(incoming instanceof IncomingFile)) throw new Error('the file came in elsewhere');
    const target = this.#pathOf(name);
    const folder = path.dirname(target);
    await incoming.finish(() =>
      tellingFull(async () => {
        const highestMade = await mkdir(folder, { recursive: true, mode: 0o700 });
        await rename(incoming.path, target);
        await syncFolders(folder, highestMade === undefined ? folder : path.dirname(highestMade));
      }),
    );
  }

  async open(name: string): Promise<StoredFile | undefined> {
    return this.#find(name, async (file) => {
      const handle = await open(file, 'r');
      try {
        return { bytes: (await handle.stat()).size, stream: handle.createReadStream() };
      } catch (error) {
        await handle.close();
        throw error;
      }
    });
  }

  async read(name: string): Promise<Buffer | undefined> {
    return this.#find(name, (file) => readFile(file));
  }

  async use<T>(name: string, work: (path: string) => Promise<T>): Promise<T | undefined> {
    return (await this.has(name)) ? work(this.#pathOf(name)) : undefined;
  }

  async has(name: string): Promise<boolean> {
    return (await this.#find(name, (file) => stat(file))) !== undefined;
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  async discard(names: readonly string[], owner: string): Promise<void> {
    await requireOwner(this, owner);
    const day = path.join(this.#trash, dayOf(new Date()));
    for (const name of names) {
      const target = this.#pathOf(name, day);
      await tellingFull(() => mkdir(path.dirname(target), { recursive: true, mode: 0o700 }));
      await whereFound(() => rename(this.#pathOf(name), target));
    }
  }

  async emptyTrashBefore(moment: Date, owner: string, inUse: FilesInUse): Promise<void> {
    // The last file of a day came up to a day after its first.
    const last = dayOf(new Date(moment.getTime() - DAY_MS));
    for (const day of await this.#daysOfTrash()) {
      const folder = path.join(this.#trash, day);
      for await (const names of batchesOf(filesIn(folder))) {
        await requireOwner(this, owner);
        const kept = await inUse(names);
        for (const name of names) {
          if (kept.has(name)) await this.#moveBack(name, day);
          else if (day <= last) await rm(this.#pathOf(name, folder), { force: true });
        }
      }
      if (day > last) continue;
      await requireOwner(this, owner);
      await rm(folder, { recursive: true, force: true });
    }
  }

  async *namesBefore(moment: Date): AsyncIterable<string> {
    for await (const { folder, name } of filesIn(this.#stored)) {
      if (await changedBefore(path.join(folder, name), moment)) yield name;
    }
  }

  async removeIncomingBefore(moment: Date, owner: string): Promise<void> {
    await requireOwner(this, owner);
    for (const name of await entriesOf(this.#incoming)) {
      const file = path.join(this.#incoming, name);
      if (await changedBefore(file, moment)) await rm(file, { force: true });
    }
  }

  /** Looks at a file. One that is only in the trash is moved back first: it is still in use. */
  async #find<T>(name: string, look: (file: string) => Promise<T>): Promise<T | undefined> {
    const file = this.#pathOf(name);
    const found = await whereFound(() => look(file));
    if (found !== undefined || !(await this.#takeFromTrash(name))) return found;
    return whereFound(() => look(file));
  }

  async #takeFromTrash(name: string): Promise<boolean> {
    for (const day of await this.#daysOfTrash()) {
      const discarded = this.#pathOf(name, path.join(this.#trash, day));
      if ((await whereFound(() => stat(discarded))) === undefined) continue;
      await this.#moveBack(name, day);
      return true;
    }
    return false;
  }

  async #moveBack(name: string, day: string): Promise<void> {
    const file = this.#pathOf(name);
    await tellingFull(() => mkdir(path.dirname(file), { recursive: true, mode: 0o700 }));
    // Another request may have moved it back already.
    await whereFound(() => rename(this.#pathOf(name, path.join(this.#trash, day)), file));
  }

  async #daysOfTrash(): Promise<readonly string[]> {
    return (await entriesOf(this.#trash)).filter((entry) => DAY.test(entry));
  }

  #pathOf(name: string, within = this.#stored): string {
    if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no name for a file`);
    const hash = createHash('sha256').update(name).digest('hex');
    return path.join(within, hash.slice(0, 2), hash.slice(2, 4), name);
  }
}
