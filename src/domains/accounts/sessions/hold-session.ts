import type { Clock, Instant } from '../../../platform/clock/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SessionId } from '../../../platform/http/scope.ts';
import { holdUser } from '../users/user.store.ts';
import type { UserRow } from '../users/user.store.ts';
import { isOver } from './session-life.ts';
import { findSessionUser, lockSession } from './session.store.ts';

export interface HeldSession {
  readonly user: UserRow;
  readonly confirmedAt: Instant;
}

/**
 * Locks a session and its user until the transaction ends, if both are still valid. Locks the user first, in the same
 * order as ending sessions does, to avoid a deadlock.
 */
export const holdSession = async (tx: Tx, clock: Clock, id: SessionId): Promise<HeldSession | undefined> => {
  const userId = await findSessionUser(tx, id);
  const user = userId && (await holdUser(tx, userId));
  const session = user && (await lockSession(tx, id));
  if (user?.disabled_at !== null || session === undefined || isOver(clock, session)) return undefined;
  return { user, confirmedAt: session.confirmed_at };
};
