import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope, Role } from '../../../platform/http/scope.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { lockAsOwner } from '../lock-library.ts';
import { recordMemberChange } from './record-member-change.ts';
import type { Member } from './member.schemas.ts';
import { findMember, hasOtherOwner, updateRole } from './member.store.ts';

/** Changes the role of a member. The last owner must stay an owner. */
export const changeRole = async (tx: Tx, scope: LibraryScope, user: UserId, role: Role): Promise<Member> => {
  const { libraryId } = scope;
  const revision = await lockAsOwner(tx, scope);
  const member = await findMember(tx, libraryId, user);
  if (member === undefined) throw new Problem('member-not-found');
  if (member.role === role) return member;
  if (member.role === 'owner' && !(await hasOtherOwner(tx, libraryId, user))) throw new Problem('last-owner');
  updateRole(tx, libraryId, user, role);
  recordMemberChange(tx, scope, { how: 'changed', member: user, revision });
  return { ...member, role };
};
