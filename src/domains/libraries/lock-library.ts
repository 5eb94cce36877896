import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { lockCallerSession } from '../accounts/index.ts';
import { lockLibrary } from './library.store.ts';
import { findMember } from './members/member.store.ts';

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

/**
 * Locks a library for a member who creates something that outlives their session, such as a secret URL. A member whose
 * session or membership ended while the request was running must not keep a way back in.
 */
export const lockAsMember = async (tx: Tx, scope: LibraryScope): Promise<void> => {
  await lockCallerSession(tx, scope);
  await lockLibrary(tx, scope.libraryId);
  if ((await findMember(tx, scope.libraryId, scope.userId)) === undefined) throw new Problem('library-not-found');
};

/** Serializes changes that need a stable view of all recipes of a library. */
export const lockCurrentLibrary = async (tx: Tx, { libraryId }: LibraryScope): Promise<void> => {
  await lockLibrary(tx, libraryId);
};
