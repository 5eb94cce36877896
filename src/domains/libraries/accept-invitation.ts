import type { Newcomer } from '../accounts/index.ts';
import { record } from '../../platform/audit/audit.ts';
import { instantOf, secondsOf } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import { hashOf } from '../../platform/crypto/secrets.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { findOpenInvitation, markAccepted } from './invitation.store.ts';
import { lockLibrary } from './library.store.ts';
import { noteMemberChange } from './member-change.ts';
import { insertMember } from './member.store.ts';

/** Whether an invitation can be used now. */
export const isOpenInvitation = async (db: Db, clock: Clock, secret: string): Promise<boolean> =>
  (await findOpenInvitation(db, hashOf(secret), secondsOf(clock))) !== undefined;

/**
 * Makes the holder of the secret a member and consumes the invitation. Returns undefined if it cannot be used. A unique
 * constraint rejects existing members, and then the invitation stays open.
 */
export const acceptInvitation = async (tx: Tx, newcomer: Newcomer, secret: string): Promise<LibraryId | undefined> => {
  const now = secondsOf(newcomer.clock);
  const open = (): ReturnType<typeof findOpenInvitation> => findOpenInvitation(tx, hashOf(secret), now);
  const found = await open();
  if (found === undefined) return undefined;
  const libraryId = asId<LibraryId>(found.library_id);
  // Lock the library first, as everywhere: taking the same rows in different orders would deadlock.
  const revision = await lockLibrary(tx, libraryId);
  // Its creator may have been removed while this waited for the lock.
  const invitation = await open();
  if (revision === undefined || invitation === undefined) return undefined;
  if (!(await markAccepted(tx, libraryId, invitation.id, now))) return undefined;
  const { userId } = newcomer;
  const actor = { ...newcomer, libraryId };
  insertMember(tx, {
    library_id: libraryId,
    user_id: userId,
    role: invitation.role,
    created_at: instantOf(newcomer.clock),
  });
  record(tx, actor, { action: 'invitation.accepted', target: { type: 'invitation', id: invitation.id } });
  noteMemberChange(tx, actor, { how: 'added', member: userId, revision });
  return libraryId;
};
