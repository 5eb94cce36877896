import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { holdCaller } from '../accounts/index.ts';
import { lockLibrary } from './library.store.ts';
import { findMember } from './member.store.ts';

/**
 * Holds a library for a member who makes something that outlives their session, such as a secret address. Whoever was
 * shown out while the request was on its way, of their session or of the library, must not leave themselves a way back.
 */
export const holdAsMember = async (tx: Tx, scope: LibraryScope): Promise<void> => {
  await holdCaller(tx, scope);
  await lockLibrary(tx, scope.libraryId);
  if ((await findMember(tx, scope.libraryId, scope.userId)) === undefined) throw new Problem('library-not-found');
};
