import { recordAudit } from '../../../platform/audit/audit.ts';
import type { Actor } from '../../../platform/audit/audit.ts';
import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { findUserByIdentity, insertIdentity } from './identity.store.ts';
import type { Identity } from './openid-provider.ts';

/**
 * Links an identity to a user. Linking it again to the same user is accepted; an identity of another user is rejected
 * (`identity-taken`).
 */
export const linkIdentity = async (
  tx: Tx,
  actor: Actor & { readonly userId: UserId },
  { provider, subject }: Identity,
): Promise<Problem | undefined> => {
  const { userId, clock } = actor;
  if (await insertIdentity(tx, { provider, subject, user_id: userId, created_at: getCurrentInstant(clock) })) {
    recordAudit(tx, actor, { action: 'identity.linked', target: { type: 'identity', id: `${provider}:${subject}` } });
    return undefined;
  }
  const owner = await findUserByIdentity(tx, { provider, subject });
  return owner?.id === userId ? undefined : new Problem('identity-taken');
};
