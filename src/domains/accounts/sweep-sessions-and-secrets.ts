import { instantBefore, getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteOneTimeSecretsBefore } from './one-time/one-time-secret.store.ts';
import { SESSION_IDLE_TIMEOUT_MS, MAX_SESSION_LIFETIME_MS } from './sessions/session-lifetime.ts';
import { deleteSessionsBefore } from './sessions/session.store.ts';

/** Deletes ended sessions and expired challenges, tickets and links. */
export const sweepSessionsAndSecrets = (database: Database, clock: Clock): Promise<void> =>
  database.transaction(async (tx) => {
    await deleteSessionsBefore(
      tx,
      instantBefore(clock, SESSION_IDLE_TIMEOUT_MS),
      instantBefore(clock, MAX_SESSION_LIFETIME_MS),
    );
    await deleteOneTimeSecretsBefore(tx, getCurrentInstant(clock));
  });
