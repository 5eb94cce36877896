import { getCurrentUnixSeconds } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import { writeInBatches } from '../db/batches.ts';
import type { Database } from '../db/database.ts';
import { deleteAuditEventsBefore } from './audit.store.ts';

const DAY_SECONDS = 24 * 3600;

/** Deletes audit records that are older than this many days, in short transactions. */
export const sweepAuditLog = (database: Database, clock: Clock, days: number): Promise<void> => {
  const before = getCurrentUnixSeconds(clock) - days * DAY_SECONDS;
  return writeInBatches((rows) => database.transaction((tx) => deleteAuditEventsBefore(tx, before, rows)));
};
