import type { Database } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { findDeletedLibrary, holdDeletedLibrary, removeLibrary, removeSomeContents } from './library-contents.store.ts';

/** The result of one step. */
export type Removed =
  /** No deleted library has anything left. */
  | { readonly kind: 'nothing-left' }
  /** Another instance is removing the same library. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'removed'; readonly library: LibraryId; readonly isLast: boolean };

/**
 * Removes one slice of a deleted library in a short transaction; the last one removes the library itself. It can be
 * interrupted at any time and resumed by any instance, because the tables hold all of its state.
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
