import type { Readable } from 'node:stream';

import type { CorruptOwnerMarker } from './corrupt-owner-marker.ts';

/**
 * A file that is on its way in, on this machine and under no name yet. Whoever asked for it discards it in the end,
 * whether it was put into the store or not.
 */
export interface Incoming {
  /** Where it can be read meanwhile. */
  readonly path: string;
  write(chunk: Uint8Array): Promise<void>;
  /** Removes it, where it was not put into the store. */
  discard(): Promise<void>;
}

/** A stored file that was found; whoever asked for it reads its stream or destroys it. */
export interface StoredFile {
  readonly bytes: number;
  readonly stream: Readable;
}

/** Which of these names of files something still uses. */
export type FilesInUse = (names: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * Where files are kept, by names that are never given twice: what is thrown away and what is stored at the same time
 * cannot meet. A full store throws `StorageFull`.
 *
 * A store belongs to one database, which a marker in it names. What is removed because the database does not know it is
 * removed for its owner only, and goes to the trash first: another database knows none of the files.
 */
export interface Storage {
  /** Where it is, for messages to the operator. */
  readonly location: string;
  /** The id of the database that it belongs to; undefined if it is unclaimed. Throws `CorruptOwnerMarker`. */
  owner(): Promise<string | undefined>;
  /**
   * Makes it belong to a database if it belongs to none or to the one that is replaced, or if the marker is corrupt and
   * that is replaced, and returns the owner that it has
   * then. If several claim it at once, one succeeds.
   */
  claim(owner: string, replaced?: string | CorruptOwnerMarker): Promise<string>;
  receive(): Promise<Incoming>;
  /** Keeps a file under a name. When the promise resolves it is there whatever happens to the machine. */
  put(incoming: Incoming, name: string): Promise<void>;
  /** To be sent on as it is read; undefined where there is none of this name. */
  open(name: string): Promise<StoredFile | undefined>;
  /** All of a file that is known to be small. */
  read(name: string): Promise<Buffer | undefined>;
  /** Runs work that needs the file on this machine, and gives what the work gives; undefined where there is no file. */
  use<T>(name: string, work: (path: string) => Promise<T>): Promise<T | undefined>;
  /** Whether there is a file of this name. */
  has(name: string): Promise<boolean>;
  /** Removes a file whose name the caller has made or has in its database; what is not there is no fault. */
  remove(name: string): Promise<void>;
  /** Moves files to the trash. One that is read while it is there is moved back. Throws `NotStoreOwner`. */
  discard(names: readonly string[], owner: string): Promise<void>;
  /**
   * Moves back what is in use after all, whenever it was discarded, and removes the rest of what was discarded before
   * this moment, up to a day later. Throws `NotStoreOwner`.
   */
  emptyTrashBefore(moment: Date, owner: string, inUse: FilesInUse): Promise<void>;
  /** The names of files that were put here before this moment, in no order. */
  namesBefore(moment: Date): AsyncIterable<string>;
  /**
   * Removes what came in before this moment and was neither put nor discarded: the process had ended. Throws
   * `NotStoreOwner`.
   */
  removeIncomingBefore(moment: Date, owner: string): Promise<void>;
}
