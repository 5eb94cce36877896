import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { lockLibrary } from './library.store.ts';
import { findMember } from './member.store.ts';

/**
 * Locks a library, which freezes its members, and returns its revision. Checks that the caller is still an owner: one
 * who was removed or demoted while the request was running must not leave behind someone who lets them in again.
 */
export const lockAsOwner = async (tx: Tx, { libraryId, userId }: LibraryScope): Promise<number> => {
  const revision = await lockLibrary(tx, libraryId);
  const self = await findMember(tx, libraryId, userId);
  if (revision === undefined || self === undefined) throw new Problem('library-not-found');
  if (self.role === 'owner') return revision;
  throw new Problem('forbidden', { params: { role: self.role, needed: 'owner' } });
};
