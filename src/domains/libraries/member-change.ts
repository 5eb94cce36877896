import { record } from '../../platform/audit/audit.ts';
import type { Actor } from '../../platform/audit/audit.ts';
import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId, UserId } from '../../platform/ids/ids.ts';
import { announce } from '../../platform/outbox/outbox.ts';
import { raiseRevision } from './library.store.ts';

interface MemberChange {
  readonly how: 'added' | 'changed' | 'removed';
  readonly member: UserId;
  /** The library's revision, read while its row is held. */
  readonly revision: number;
}

/**
 * Puts a change of members on record and announces it. The library's revision rises with it: how
 * many members there are, and what the caller may do, are part of what it shows.
 */
export const noteMemberChange = (
  tx: Tx,
  actor: Actor & { readonly userId: UserId; readonly libraryId: LibraryId },
  { how, member, revision: before }: MemberChange,
): void => {
  const revision = before + 1;
  raiseRevision(tx, { id: actor.libraryId, revision, updated_at: instantOf(actor.clock) });
  record(tx, actor, { action: `member.${how}`, target: { type: 'user', id: member } });
  announce(tx, actor, { type: `member.${how}`, resource: { type: 'member', id: member, revision } });
};
