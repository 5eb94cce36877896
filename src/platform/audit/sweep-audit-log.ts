import { getCurrentUnixSeconds } from '../clock/clock.ts';
import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { deleteAuditEventsBefore } from './audit.store.ts';

const DAY_SECONDS = 24 * 3600;

/** Deletes audit records that are older than this many days. */
export const sweepAuditLog = (database: Database, clock: Clock, days: number): Promise<void> =>
  deleteAuditEventsBefore(database, getCurrentUnixSeconds(clock) - days * DAY_SECONDS);
