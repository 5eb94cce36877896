import type { Instant } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import { prepared } from '../../platform/db/prepared.ts';
import { isInUse } from './webhook.store.ts';

/** How all webhooks stand, those of libraries and those of the instance. */
interface WebhookHealth {
  readonly enabled: number;
  /** On, and the last attempt failed. */
  readonly failing: number;
  /** Turned off by the service. */
  readonly paused: number;
  readonly deliveries_waiting: number;
  readonly oldest_waiting_at: Instant | null;
}

const webhooks = prepared((query, _p: object) =>
  query
    .selectFrom('webhook')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('enabled', '=', 1).as('enabled'),
      fn.countAll<number>().filterWhere('enabled', '=', 1).filterWhere('consecutive_failures', '>', 0).as('failing'),
      fn.countAll<number>().filterWhere('enabled', '=', 0).filterWhere('pause_reason', 'is not', null).as('paused'),
    ])
    .where(isInUse('webhook')),
);

// Counted in an index that holds no more than that: neither what is over nor what is kept for a webhook that is off.
const waiting = prepared((query, _p: object) =>
  query
    .selectFrom('webhook_delivery')
    .select(({ fn }) => [
      fn.countAll<number>().as('deliveries_waiting'),
      fn.min<Instant | null>('created_at').as('oldest_waiting_at'),
    ])
    .where('next_attempt_at', 'is not', null),
);

/** Whether receivers take what they are sent, and how far behind the deliveries are. */
export const webhookHealth = async (db: Db): Promise<WebhookHealth> => {
  const counts = (await webhooks.first(db, {})) ?? { enabled: 0, failing: 0, paused: 0 };
  const deliveries = (await waiting.first(db, {})) ?? { deliveries_waiting: 0, oldest_waiting_at: null };
  return { ...counts, ...deliveries };
};
