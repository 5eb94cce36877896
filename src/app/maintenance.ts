import { sweepAccounts } from '../domains/accounts/index.ts';
import { instantBefore, secondsOf } from '../platform/clock/clock.ts';
import { deleteAllowancesBefore } from '../platform/allowance/allowance.store.ts';
import type { Clock } from '../platform/clock/clock.ts';
import type { Limits } from '../platform/config/limits.ts';
import type { Database } from '../platform/db/database.ts';
import { sweepReceipts } from '../platform/http/idempotency/retention.ts';
import type { Log } from '../platform/log/log.ts';
import { deleteEventsBefore } from '../platform/outbox/event.store.ts';

const HOUR = 3_600_000;
const EVENTS_KEPT = 7 * 24 * HOUR;
/** No allowance counts for longer. */
const LONGEST_WINDOW_SECONDS = 24 * 3600;

export interface Maintenance {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly limits: Limits;
}

/** Throws away what is past its time. Several instances may do it at once; the second finds nothing. */
export const sweep = async ({ database, clock, limits }: Maintenance): Promise<void> => {
  await sweepAccounts(database, clock);
  await sweepReceipts(database, clock, limits);
  await database.transaction((tx) => deleteEventsBefore(tx, instantBefore(clock, EVENTS_KEPT)));
  await database.transaction((tx) => deleteAllowancesBefore(tx, secondsOf(clock) - LONGEST_WINDOW_SECONDS));
};

/** Sweeps every hour, the first time an hour after the start, which is busy enough. */
export const startMaintenance = (maintenance: Maintenance): { stop(): Promise<void> } => {
  let running = Promise.resolve();
  const timer = setInterval(() => {
    running = sweep(maintenance).catch((error: unknown) => {
      maintenance.log.warn({ err: error }, 'what is past its time could not be swept; the next hour tries again');
    });
  }, HOUR);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
};
