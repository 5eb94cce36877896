import { instantBefore } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { deleteEventsBefore } from './event.store.ts';

const KEPT_MS = 7 * 24 * 3_600_000;

/** Deletes events that are too old to be replayed. */
export const sweepEvents = (database: Database, clock: Clock): Promise<void> =>
  deleteEventsBefore(database, instantBefore(clock, KEPT_MS));
