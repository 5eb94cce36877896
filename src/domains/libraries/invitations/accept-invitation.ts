import type { UserScope } from '../../accounts/index.ts';
import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentInstant, getCurrentUnixSeconds } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { hashSecret } from '../../../platform/crypto/secrets.ts';
import type { Db, Tx } from '../../../platform/db/database.ts';
import { asId } from '../../../platform/ids/ids.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { findOpenInvitation, markInvitationAccepted } from './invitation.store.ts';
import { lockLibrary } from '../library.store.ts';
import { recordMemberChange } from '../members/record-member-change.ts';
import { insertMember } from '../members/member.store.ts';

/** Whether an invitation can be used now. */
export const isOpenInvitation = async (db: Db, clock: Clock, secret: string): Promise<boolean> =>
  (await findOpenInvitation(db, hashSecret(secret), getCurrentUnixSeconds(clock))) !== undefined;

/**
 * Makes the holder of the secret a member and consumes the invitation. Returns undefined if it cannot be used. A unique
 * constraint rejects existing members, and then the invitation stays open.
 */
export const acceptInvitation = async (tx: Tx, newcomer: UserScope, secret: string): Promise<LibraryId | undefined> => {
  const now = getCurrentUnixSeconds(newcomer.clock);
  const open = (): ReturnType<typeof findOpenInvitation> => findOpenInvitation(tx, hashSecret(secret), now);
  const found = await open();
  if (found === undefined) return undefined;
  const libraryId = asId<LibraryId>(found.library_id);
  // Lock the library first, as everywhere: taking the same rows in different orders would deadlock.
  const revision = await lockLibrary(tx, libraryId);
  // Its creator may have been removed while this waited for the lock.
  const invitation = await open();
  if (revision === undefined || invitation === undefined) return undefined;
  if (!(await markInvitationAccepted(tx, libraryId, invitation.id, now))) return undefined;
  const { userId } = newcomer;
  const actor = { ...newcomer, libraryId };
  insertMember(tx, {
    library_id: libraryId,
    user_id: userId,
    role: invitation.role,
    created_at: getCurrentInstant(newcomer.clock),
  });
  recordAudit(tx, actor, { action: 'invitation.accepted', target: { type: 'invitation', id: invitation.id } });
  recordMemberChange(tx, actor, { how: 'added', member: userId, revision });
  return libraryId;
};
