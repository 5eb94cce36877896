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

/** True where an invitation can be used now. */
export const isOpenInvitation = async (db: Db, clock: Clock, secret: string): Promise<boolean> =>
  (await findOpenInvitation(db, hashOf(secret), secondsOf(clock))) !== undefined;

/**
 * Makes whoever holds the secret a member, and uses the invitation up; undefined where it cannot be
 * used. The database refuses someone who is a member already, and the invitation stays open then.
 */
export const acceptInvitation = async (tx: Tx, newcomer: Newcomer, secret: string): Promise<LibraryId | undefined> => {
  const now = secondsOf(newcomer.clock);
  const open = (): ReturnType<typeof findOpenInvitation> => findOpenInvitation(tx, hashOf(secret), now);
  const found = await open();
  if (found === undefined) return undefined;
  const libraryId = asId<LibraryId>(found.library_id);
  // The library first, as everywhere: two that take the same rows in another order would wait for each other.
  const revision = await lockLibrary(tx, libraryId);
  // Whoever made it may have been removed while this waited.
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
