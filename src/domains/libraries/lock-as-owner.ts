import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { lockLibrary } from './library.store.ts';
import { findMember } from './member.store.ts';

/**
 * Holds a library, whose members then stay who they are, and tells its revision. An owner who was
 * removed or became less while the request was on its way is one no more: they must not leave
 * someone behind who lets them in again.
 */
export const lockAsOwner = async (tx: Tx, { libraryId, userId }: LibraryScope): Promise<number> => {
  const revision = await lockLibrary(tx, libraryId);
  const self = await findMember(tx, libraryId, userId);
  if (revision === undefined || self === undefined) throw new Problem('library-not-found');
  if (self.role === 'owner') return revision;
  throw new Problem('forbidden', { params: { role: self.role, needed: 'owner' } });
};
