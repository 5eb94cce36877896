import { hasErrorCode } from './error-code.ts';

/** Not enough space for a file. Nothing of it was stored; a retry succeeds once there is space again. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super(`no space left for a file: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StorageFull';
  }
}

/** Disk full, or disk quota exceeded. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** Runs work that writes to disk, and maps its disk-full errors to `StorageFull`. */
export const mapDiskFullError = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw hasErrorCode(error, ...NO_ROOM) ? new StorageFull(error) : error;
  }
};
