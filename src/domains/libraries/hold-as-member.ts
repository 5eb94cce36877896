import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { holdCaller } from '../accounts/index.ts';
import { lockLibrary } from './library.store.ts';
import { findMember } from './member.store.ts';

/**
 * Locks a library for a member who creates something that outlives their session, such as a secret URL. A member whose
 * session or membership ended while the request was running must not keep a way back in.
 */
export const holdAsMember = async (tx: Tx, scope: LibraryScope): Promise<void> => {
  await holdCaller(tx, scope);
  await lockLibrary(tx, scope.libraryId);
  if ((await findMember(tx, scope.libraryId, scope.userId)) === undefined) throw new Problem('library-not-found');
};
