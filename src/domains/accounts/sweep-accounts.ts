import { instantBefore, instantOf } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import { deleteOneTimesBefore } from './one-time/one-time.store.ts';
import { IDLE_MS, LONGEST_MS } from './sessions/session-life.ts';
import { deleteSessionsBefore } from './sessions/session.store.ts';

/** Deletes ended sessions and expired challenges, tickets and links. */
export const sweepAccounts = (database: Database, clock: Clock): Promise<void> =>
  database.transaction(async (tx) => {
    await deleteSessionsBefore(tx, instantBefore(clock, IDLE_MS), instantBefore(clock, LONGEST_MS));
    await deleteOneTimesBefore(tx, instantOf(clock));
  });
