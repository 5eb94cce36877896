import { sql } from 'kysely';

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

/** Counting stops here; a backlog of a million would take a second to count. */
const MAX_COUNTED = 10_001;

// Both use a partial index by time of creation that contains neither finished deliveries nor those parked for a disabled
// webhook. The order makes PostgreSQL use it for the count, too: right after a backlog was sent, it would expect to find
// waiting deliveries anywhere, and read the whole history.
const waiting = prepareQuery(
  (_query, _p: object) => sql<{ deliveries: number }>`
    select count(*) as deliveries from (
      select 1 from webhook_delivery where next_attempt_at is not null order by created_at limit ${sql.lit(MAX_COUNTED)}) as counted`,
);

const oldest = prepareQuery((query, _p: object) =>
  query
    .selectFrom('webhook_delivery')
    .select('created_at')
    .where('next_attempt_at', 'is not', null)
    .orderBy('created_at')
    .limit(sql.lit(1)),
);

/** How far behind deliveries are. The count does not exceed 10,001. */
export const readDeliveryBacklog = async (
  db: Db,
): Promise<Pick<WebhookHealth, 'deliveries_waiting' | 'oldest_waiting_at'>> => ({
  deliveries_waiting: (await waiting.first(db, {}))?.deliveries ?? 0,
  oldest_waiting_at: (await oldest.first(db, {}))?.created_at ?? null,
});

/** Whether receivers accept deliveries, and how far behind deliveries are. */
export const readOverallWebhookHealth = async (db: Db): Promise<WebhookHealth> => ({
  ...((await webhooks.first(db, {})) ?? { enabled: 0, failing: 0, paused: 0 }),
  ...(await readDeliveryBacklog(db)),
});
