import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { lockLibrary } from './library.store.ts';

/** For changes that must see all recipes of a library at rest: of those that call this, one goes on at a time. */
export const holdLibrary = async (tx: Tx, { libraryId }: LibraryScope): Promise<void> => {
  await lockLibrary(tx, libraryId);
};
