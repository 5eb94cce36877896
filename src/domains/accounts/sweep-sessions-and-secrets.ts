import { instantBefore, getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteOneTimeSecretsBefore } from './one-time/one-time-secret.store.ts';
import { SESSION_IDLE_TIMEOUT_MS, MAX_SESSION_LIFETIME_MS } from './sessions/session-lifetime.ts';
import { deleteSessionsCreatedBefore, deleteSessionsUnusedSince } from './sessions/session.store.ts';

/** Deletes ended sessions and expired challenges, tickets and links. */
export const sweepSessionsAndSecrets = async (database: Database, clock: Clock): Promise<void> => {
  await deleteSessionsUnusedSince(database, instantBefore(clock, SESSION_IDLE_TIMEOUT_MS));
  await deleteSessionsCreatedBefore(database, instantBefore(clock, MAX_SESSION_LIFETIME_MS));
  await deleteOneTimeSecretsBefore(database, getCurrentInstant(clock));
};
