import type { Db } from '../../platform/db/database.ts';
import type { AccountScope } from '../../platform/http/scope.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { Problem } from '../../platform/problem/problem.ts';
import type { Library } from './library.schemas.ts';
import { findLibrary } from './library.store.ts';

/** Reads a library of the caller. Any other library is not found. */
export const getLibrary = async (db: Db, scope: AccountScope, id: LibraryId): Promise<Library> => {
  const library = await findLibrary(db, scope.userId, id);
  if (library === undefined) throw new Problem('library-not-found');
  return library;
};
