import { getCurrentInstant } from '../../../platform/clock/clock.ts';
import { hashSecret, createSecret } from '../../../platform/crypto/secrets.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SessionId } from '../../../platform/http/scope.ts';
import type { UserId } from '../../../platform/ids/ids.ts';
import { findLocalSessionId, insertSession } from '../sessions/session.store.ts';
import type { StartupContext } from '../startup-context.ts';
import { lockUserExclusive } from './user.store.ts';
import { findLocalUserId, insertLocalUser } from './local-user.store.ts';

const ensureUser = async (tx: Tx, { clock, newId }: StartupContext): Promise<UserId> => {
  const known = await findLocalUserId(tx);
  if (known !== undefined) return known;
  await insertLocalUser(tx, {
    id: newId<UserId>(),
    kind: 'local',
    username: null,
    username_key: null,
    password_hash: null,
    display_name: 'Local user',
    instance_admin: 1,
    created_at: getCurrentInstant(clock),
    disabled_at: null,
    shown_convention: null,
  });
  const made = await findLocalUserId(tx);
  if (made === undefined) throw new Error('the local-mode user was written and cannot be found');
  return made;
};

/** The session stores the selected library. Its secret is discarded, because local mode needs none. */
const ensureSession = async (tx: Tx, { clock, newId }: StartupContext, userId: UserId): Promise<SessionId> => {
  // It nearly always exists: then nothing is locked, and the service can start on a read-only database.
  const found = await findLocalSessionId(tx, userId);
  if (found !== undefined) return found;
  // Of several instances starting at once one creates it.
  await lockUserExclusive(tx, userId);
  const known = await findLocalSessionId(tx, userId);
  if (known !== undefined) return known;
  const id = newId<SessionId>();
  const now = getCurrentInstant(clock);
  insertSession(tx, {
    id,
    user_id: userId,
    secret_hash: hashSecret(createSecret()),
    auth_method: 'local',
    created_at: now,
    last_seen_at: now,
    recovery: 0,
    library_id: null,
  });
  return id;
};

export interface LocalUserIds {
  readonly userId: UserId;
  readonly sessionId: SessionId;
}

/**
 * The local-mode user, who acts in every request while account authentication is disabled: an instance administrator,
 * created at the first start.
 */
export const ensureLocalUserAndSession = async (tx: Tx, starting: StartupContext): Promise<LocalUserIds> => {
  const userId = await ensureUser(tx, starting);
  return { userId, sessionId: await ensureSession(tx, starting, userId) };
};
