import { sweepAccounts } from '../domains/accounts/index.ts';
import { sweepAssets } from '../domains/assets/index.ts';
import { sweepExports } from '../domains/exports/index.ts';
import { filesOfPreviews, sweepPreviews } from '../domains/imports/index.ts';
import { deleteDeliveriesBefore } from '../domains/webhooks/index.ts';
import { instantBefore, secondsOf } from '../platform/clock/clock.ts';
import { deleteAllowancesBefore } from '../platform/allowance/allowance.store.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Limits } from '../platform/config/limits.ts';
import type { DatabaseId } from '../platform/db/database-identity.ts';
import type { Database } from '../platform/db/database.ts';
import { withLongStatements } from '../platform/db/long-statements.ts';
import { sweepReceipts } from '../platform/http/idempotency/retention.ts';
import { sweepJobs } from '../platform/jobs/sweep-jobs.ts';
import type { JobKind } from '../platform/jobs/job-kind.ts';
import type { Log } from '../platform/log/log.ts';
import { deleteEventsBefore } from '../platform/outbox/event.store.ts';
import type { Storage } from '../platform/storage/storage.ts';
import type { StoreOwnership } from '../platform/storage/store-owner.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const EVENTS_KEPT = 7 * 24 * HOUR;
const DELIVERIES_KEPT = 30 * 24 * HOUR;
/** The longest window of any allowance. */
const LONGEST_WINDOW_SECONDS = 24 * 3600;

export interface Maintenance {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: Limits;
  readonly jobKinds: readonly JobKind[];
  readonly storage: Storage;
  readonly databaseId: DatabaseId;
  readonly files: StoreOwnership;
  /** How long swept files can be restored. */
  readonly trashDays: number;
}

/** Deletes expired data. Several instances may do this at once; the second finds nothing. */
export const sweep = async ({
  database,
  clock,
  limits,
}: Pick<Maintenance, 'database' | 'clock' | 'log' | 'limits'>): Promise<void> => {
  await sweepAccounts(database, clock);
  await sweepReceipts(database, clock, limits);
  await database.transaction((tx) => deleteEventsBefore(tx, instantBefore(clock, EVENTS_KEPT)));
  await database.transaction((tx) => deleteDeliveriesBefore(tx, instantBefore(clock, DELIVERIES_KEPT)));
  await database.transaction((tx) => deleteAllowancesBefore(tx, secondsOf(clock) - LONGEST_WINDOW_SECONDS));
};

/** Runs the work at an interval, never overlapping. A failure is retried the next time. */
const every = (ms: number, log: Log, what: string, work: () => Promise<void>): { stop(): Promise<void> } => {
  let running: Promise<void> | undefined;
  const timer = setInterval(() => {
    running ??= work()
      .catch((error: unknown) => log.warn({ err: error }, `${what} could not be swept; it is tried again`))
      .finally(() => {
        running = undefined;
      });
  }, ms);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};

/**
 * Sweeps hourly, for the first time an hour after startup, which is busy enough. What clients wait for is swept every
 * minute.
 */
export const startMaintenance = (maintenance: Maintenance): { stop(): Promise<void> } => {
  const { databaseId, clock, log, jobKinds, storage, files } = maintenance;
  const database = withLongStatements(maintenance.database);
  const sweeping = [
    every(HOUR, log, 'what is past its time', () => sweep({ ...maintenance, database })),
    every(HOUR, log, 'files that nothing has', async () => {
      await files.check();
      // Exports are not checked: their jobs do not live as long as their files.
      await sweepAssets({ ...maintenance, database, usedElsewhere: filesOfPreviews(database) });
    }),
    every(HOUR, log, 'orphaned export files', () => sweepExports(storage, databaseId)),
    every(HOUR, log, 'previews of imports past their time', () => sweepPreviews(database, databaseId, storage, clock)),
    every(MINUTE, log, 'jobs past their time', () => sweepJobs(database, clock, jobKinds)),
  ];
  return { stop: async () => void (await Promise.all(sweeping.map((one) => one.stop()))) };
};
