import type { Database } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { findNextDeletedLibrary, removeLibrary, tryLockDeletedLibrary } from './library-contents.store.ts';
import type { LibraryContents } from './library-contents.store.ts';

/** The result of one step. */
export type LibraryRemovalStep =
  /** No deleted library has anything left. */
  | { readonly kind: 'nothing-left' }
  /** Another instance is removing the same library. */
  | { readonly kind: 'overtaken' }
  | { readonly kind: 'removed'; readonly library: LibraryId; readonly isLast: boolean };

/**
 * Removes one slice of a deleted library in a short transaction; the last one removes the library itself. It can be
 * interrupted at any time and resumed by any instance, because the tables hold all of its state.
 */
export const removeDeletedLibrarySlice = async (
  database: Database,
  contents: LibraryContents,
): Promise<LibraryRemovalStep> => {
  const library = await findNextDeletedLibrary(database.db);
  if (library === undefined) return { kind: 'nothing-left' };
  return database.transaction(async (tx): Promise<LibraryRemovalStep> => {
    if (!(await tryLockDeletedLibrary(tx, library))) return { kind: 'overtaken' };
    const isLast = await contents.removeSlice(tx, library);
    if (isLast) removeLibrary(tx, library);
    return { kind: 'removed', library, isLast };
  });
};
