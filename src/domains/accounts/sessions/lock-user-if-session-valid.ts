import type { Clock } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SessionId } from '../../../platform/http/scope.ts';
import { lockUserShared } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { isSessionExpired } from './session-lifetime.ts';
import { findSessionUserId, lockSession } from './session.store.ts';

/**
 * Locks a session and its user until the transaction ends, and returns the user if both are still valid. Locks the user
 * first, in the same
 * order as ending sessions does, to avoid a deadlock.
 */
export const lockUserIfSessionValid = async (tx: Tx, clock: Clock, id: SessionId): Promise<UserRow | undefined> => {
  const userId = await findSessionUserId(tx, id);
  const user = userId && (await lockUserShared(tx, userId));
  const session = user && (await lockSession(tx, id));
  if (user?.disabled_at !== null || session === undefined || isSessionExpired(clock, session)) return undefined;
  return user;
};
