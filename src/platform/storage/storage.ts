import type { Readable } from 'node:stream';

import type { CorruptOwnerMarker } from './corrupt-owner-marker.ts';

/**
 * An upload in progress, stored on this machine without a name. The caller must discard it in the end, whether it was
 * put into the store or not.
 */
export interface Upload {
  /** Where it can be read before it is stored. */
  readonly path: string;
  write(chunk: Uint8Array): Promise<void>;
  /** Deletes it, unless it was put into the store. */
  discard(): Promise<void>;
}

/** An opened file. The caller must read or destroy its stream. */
export interface StoredFile {
  readonly bytes: number;
  readonly stream: Readable;
}

/** Returns which of these files are still in use. */
export type FindFilesInUse = (names: readonly string[]) => Promise<ReadonlySet<string>>;

/**
 * A store for files, with names that are never reused, so that deleting one file and storing another at the same time
 * cannot conflict. Throws `StorageFull` if it is full.
 *
 * A store belongs to one database, named by a marker in it. Files are deleted for not being in the database only on
 * behalf of the owner, and go to the trash first: another database does not know any of the files.
 */
export interface Storage {
  /** For messages to the operator. */
  readonly location: string;
  /** The id of the database it belongs to; undefined if unclaimed. Throws `CorruptOwnerMarker`. */
  owner(): Promise<string | undefined>;
  /**
   * Assigns the store to a database if it is unclaimed or belongs to the `replaced` one, or if the marker is corrupt
   * and `replaced` is that error. Returns the resulting owner. If several claim it at once, one succeeds.
   */
  claim(owner: string, replaced?: string | CorruptOwnerMarker): Promise<string>;
  createUpload(): Promise<Upload>;
  /** Stores a file under a name. Durable once the promise resolves. */
  put(incoming: Upload, name: string): Promise<void>;
  /** Opens a file for streaming; undefined if it does not exist. */
  open(name: string): Promise<StoredFile | undefined>;
  /** Reads a whole file that is known to be small. */
  read(name: string): Promise<Buffer | undefined>;
  /** Runs work that needs the file on this machine, and returns its result; undefined if the file does not exist. */
  use<T>(name: string, work: (path: string) => Promise<T>): Promise<T | undefined>;
  has(name: string): Promise<boolean>;
  /** Deletes a file whose name the caller generated or has in its database. A missing file is not an error. */
  remove(name: string): Promise<void>;
  /** Moves files to the trash. A file that is read while in the trash is moved back. Throws `NotStoreOwner`. */
  moveToTrash(names: readonly string[], owner: string): Promise<void>;
  /**
   * Moves files that are in use after all back from the trash, whenever they were discarded. Deletes the others that
   * were discarded before this moment, up to a day later. Throws `NotStoreOwner`.
   */
  emptyTrashBefore(moment: Date, owner: string, inUse: FindFilesInUse): Promise<void>;
  /** The names of the files stored before this moment, in no particular order. */
  namesBefore(moment: Date): AsyncIterable<string>;
  /**
   * Deletes uploads from before this moment that were neither stored nor discarded, because their process had ended.
   * Throws `NotStoreOwner`.
   */
  deleteUploadsBefore(moment: Date, owner: string): Promise<void>;
}
