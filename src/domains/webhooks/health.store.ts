import type { Instant } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { isNotInDeletedLibrary } from './webhook.store.ts';

/** Health of all webhooks, of libraries and of the instance. */
interface WebhookHealth {
  readonly enabled: number;
  /** Enabled, and the last attempt failed. */
  readonly failing: number;
  /** Disabled by the service. */
  readonly paused: number;
  readonly deliveries_waiting: number;
  readonly oldest_waiting_at: Instant | null;
}

const webhooks = prepareQuery((query, _p: object) =>
  query
    .selectFrom('webhook')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('enabled', '=', 1).as('enabled'),
      fn.countAll<number>().filterWhere('enabled', '=', 1).filterWhere('consecutive_failures', '>', 0).as('failing'),
      fn.countAll<number>().filterWhere('enabled', '=', 0).filterWhere('pause_reason', 'is not', null).as('paused'),
    ])
    .where(isNotInDeletedLibrary('webhook')),
);

// Counted in a partial index that contains neither finished deliveries nor those parked for a disabled webhook.
const waiting = prepareQuery((query, _p: object) =>
  query
    .selectFrom('webhook_delivery')
    .select(({ fn }) => [
      fn.countAll<number>().as('deliveries_waiting'),
      fn.min<Instant | null>('created_at').as('oldest_waiting_at'),
    ])
    .where('next_attempt_at', 'is not', null),
);

/** Whether receivers accept deliveries, and how far behind deliveries are. */
export const readWebhookHealth = async (db: Db): Promise<WebhookHealth> => {
  const counts = (await webhooks.first(db, {})) ?? { enabled: 0, failing: 0, paused: 0 };
  const deliveries = (await waiting.first(db, {})) ?? { deliveries_waiting: 0, oldest_waiting_at: null };
  return { ...counts, ...deliveries };
};
