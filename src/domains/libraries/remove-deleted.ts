import type { Database } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { findDeletedLibrary, holdDeletedLibrary, removeLibrary, removeSomeContents } from './library-contents.store.ts';

/** What came of one step. */
export type Removed =
  /** Nothing is left of any deleted library. */
  | { readonly kind: 'nothing-left' }
  /** Another instance is at the same library. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'removed'; readonly library: LibraryId; readonly isLast: boolean };

/**
 * Removes some rows of a library that was deleted, in a short transaction; the last one removes the library itself. It
 * may end at any time and go on anywhere: what is left is what is in the tables.
 */
export const removeSomeDeleted = async (database: Database): Promise<Removed> => {
  const library = await findDeletedLibrary(database.db);
  if (library === undefined) return { kind: 'nothing-left' };
  return database.transaction(async (tx): Promise<Removed> => {
    if (!(await holdDeletedLibrary(tx, library))) return { kind: 'overtaken' };
    const isLast = await removeSomeContents(tx, library);
    if (isLast) removeLibrary(tx, library);
    return { kind: 'removed', library, isLast };
  });
};
