import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { lockLibrary } from './library.store.ts';

/** Serializes changes that need a stable view of all recipes of a library. */
export const holdLibrary = async (tx: Tx, { libraryId }: LibraryScope): Promise<void> => {
  await lockLibrary(tx, libraryId);
};
