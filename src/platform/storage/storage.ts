import type { Readable } from 'node:stream';

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

/**
 * Where files are kept, by names that are never given twice: what is thrown away and what is stored at the same time
 * cannot meet. A full store throws `StorageFull`.
 */
export interface Storage {
  receive(): Promise<Incoming>;
  /** Keeps a file under a name. When the promise resolves it is there whatever happens to the machine. */
  put(incoming: Incoming, name: string): Promise<void>;
  /** To be sent on as it is read; undefined where there is none of this name. */
  open(name: string): Promise<StoredFile | undefined>;
  /** All of a file that is known to be small. */
  read(name: string): Promise<Buffer | undefined>;
  /** Runs work that needs the file on this machine, and gives what the work gives; undefined where there is no file. */
  use<T>(name: string, work: (path: string) => Promise<T>): Promise<T | undefined>;
  /** Removes what is there; what is not there is no fault. */
  remove(name: string): Promise<void>;
  /** The names of files that were put here before this moment, in no order. */
  namesBefore(moment: Date): AsyncIterable<string>;
  /** Removes what came in before this moment and was neither put nor discarded: the process had ended. */
  removeIncomingBefore(moment: Date): Promise<void>;
}
