import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { lockLibrary } from '../library.store.ts';
import { lockAsOwner } from '../lock-library.ts';
import { recordMemberChange } from './record-member-change.ts';
import { findMember, hasOtherOwner, removeMemberRow } from './member.store.ts';

/** Removes a member (owners only), or leaves the library (everyone except its last owner). */
export const removeMember = async (tx: Tx, scope: LibraryScope, user: UserId): Promise<void> => {
  const { libraryId, userId } = scope;
  const revision = user === userId ? await lockLibrary(tx, libraryId) : await lockAsOwner(tx, scope);
  if (revision === undefined) throw new Problem('library-not-found');
  const member = await findMember(tx, libraryId, user);
  if (member === undefined) throw new Problem('member-not-found');
  if (member.role === 'owner' && !(await hasOtherOwner(tx, libraryId, user))) throw new Problem('last-owner');
  removeMemberRow(tx, libraryId, user);
  recordMemberChange(tx, scope, { how: 'removed', member: user, revision });
};
