import { createHash } from 'node:crypto';
import { mkdir, open, opendir, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';

import { hasCode } from './has-code.ts';
import { IncomingFile } from './incoming-file.ts';
import type { Incoming, Storage, StoredFile } from './storage.ts';
import { tellingFull } from './storage-full.ts';

/** Names are our own; one that could lead out of the folder is a mistake of the program. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,199}$/;

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

/**
 * Keeps files in a folder of this machine, or one that several instances share. Two levels of folders below it, by a
 * hash of the name, keep each of them short. Nothing is made before it is needed, so that a start costs nothing.
 */
export class FolderStorage implements Storage {
  readonly #stored: string;
  readonly #incoming: string;

  constructor(folder: string) {
    this.#stored = path.join(folder, 'stored');
    this.#incoming = path.join(folder, 'incoming');
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
    return whereFound(async () => {
      const handle = await open(this.#pathOf(name), 'r');
      try {
        return { bytes: (await handle.stat()).size, stream: handle.createReadStream() };
      } catch (error) {
        await handle.close();
        throw error;
      }
    });
  }

  async read(name: string): Promise<Buffer | undefined> {
    return whereFound(() => readFile(this.#pathOf(name)));
  }

  async use<T>(name: string, work: (path: string) => Promise<T>): Promise<T | undefined> {
    const file = this.#pathOf(name);
    return (await whereFound(() => stat(file))) === undefined ? undefined : work(file);
  }

  async remove(name: string): Promise<void> {
    await rm(this.#pathOf(name), { force: true });
  }

  async *namesBefore(moment: Date): AsyncIterable<string> {
    for (const first of await entriesOf(this.#stored)) {
      for (const second of await entriesOf(path.join(this.#stored, first))) {
        const folder = path.join(this.#stored, first, second);
        const opened = await whereFound(() => opendir(folder));
        for await (const { name } of opened ?? []) {
          if (NAME.test(name) && (await changedBefore(path.join(folder, name), moment))) yield name;
        }
      }
    }
  }

  async removeIncomingBefore(moment: Date): Promise<void> {
    for (const name of await entriesOf(this.#incoming)) {
      const file = path.join(this.#incoming, name);
      if (await changedBefore(file, moment)) await rm(file, { force: true });
    }
  }

  #pathOf(name: string): string {
    if (!NAME.test(name)) throw new Error(`${JSON.stringify(name)} is no name for a file`);
    const hash = createHash('sha256').update(name).digest('hex');
    return path.join(this.#stored, hash.slice(0, 2), hash.slice(2, 4), name);
  }
}
