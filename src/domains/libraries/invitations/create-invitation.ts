import { recordAudit } from '../../../platform/audit/audit.ts';
import { getCurrentUnixSeconds } from '../../../platform/clock/clock.ts';
import { hashSecret, createSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { Id } from '../../../platform/ids/ids.ts';
import type { Invitation, NewInvitation } from './invitation.schemas.ts';
import { insertInvitation } from './invitation.store.ts';
import { lockAsOwner } from '../lock-library.ts';

const A_WEEK = 168;

/** Creates an invitation to the library. Only a hash of its secret is stored. */
export const createInvitation = async (
  tx: Tx,
  scope: LibraryScope,
  { role, hint, expires_in_hours }: NewInvitation,
): Promise<{ readonly invitation: Invitation; readonly secret: string }> => {
  await lockAsOwner(tx, scope);
  const secret = createSecret();
  const now = getCurrentUnixSeconds(scope.clock);
  const row = {
    id: scope.newId<Id<'invitation'>>(),
    library_id: scope.libraryId,
    hint: hint?.trim() ?? '',
    role,
    created_at: now,
    expires_at: now + (expires_in_hours ?? A_WEEK) * 3600,
    accepted_at: null,
    revoked_at: null,
  };
  insertInvitation(tx, { ...row, creator_id: scope.userId, secret_hash: hashSecret(secret) });
  recordAudit(tx, scope, { action: 'invitation.created', target: { type: 'invitation', id: row.id } });
  return { invitation: { ...row, creator: scope.userId }, secret };
};
