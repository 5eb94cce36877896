import { hasCode } from './has-code.ts';

/** There is no room for a file. Nothing of it was kept; when there is room again, the same will succeed. */
export class StorageFull extends Error {
  constructor(cause: unknown) {
    super(`there is no room for a file: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
    this.name = 'StorageFull';
  }
}

/** No room on the disk, or none left of what this user may take of it. */
const NO_ROOM = ['ENOSPC', 'EDQUOT'];

/** Runs what writes to the disk, and tells by its own error that the disk is full. */
export const tellingFull = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    throw hasCode(error, ...NO_ROOM) ? new StorageFull(error) : error;
  }
};
