import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentUnixSeconds } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { markInvitationRevoked } from './invitation.store.ts';

/** Revokes an unused invitation. */
export const revokeInvitation = async (tx: Tx, scope: LibraryScope, id: string): Promise<void> => {
  const isRevoked = await markInvitationRevoked(tx, scope.libraryId, id, getCurrentUnixSeconds(scope.clock));
  if (!isRevoked) throw new Problem('invitation-not-found');
  recordAudit(tx, scope, { action: 'invitation.revoked', target: { type: 'invitation', id } });
};
