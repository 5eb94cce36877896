import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Actor } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryId, UserId } from '../../../platform/ids/ids.ts';
import { emitEvent } from '../../../platform/outbox/outbox.ts';
import { updateLibraryRevision } from '../library.store.ts';

interface MemberChange {
  readonly how: 'added' | 'changed' | 'removed';
  readonly member: UserId;
  /** The library's revision, read under its lock. */
  readonly revision: number;
}

/**
 * Records a change of members and announces it. The library's revision increases, because its representation includes
 * the number of members and the caller's role.
 */
export const recordMemberChange = (
  tx: Tx,
  actor: Actor & { readonly userId: UserId; readonly libraryId: LibraryId },
  { how, member, revision: before }: MemberChange,
): void => {
  const revision = before + 1;
  updateLibraryRevision(tx, { id: actor.libraryId, revision, updated_at: getCurrentInstant(actor.clock) });
  recordAudit(tx, actor, { action: `member.${how}`, target: { type: 'user', id: member } });
  emitEvent(tx, actor, { type: `member.${how}`, resource: { type: 'member', id: member, revision } });
};
