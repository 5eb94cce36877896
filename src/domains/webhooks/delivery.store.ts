import { sql } from 'kysely';

import type { Instant } from '../../platform/clock/clock.ts';
import { prepareBatchedDelete, runInBatches } from '../../platform/db/batched-statements.ts';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import { jsonArrayItems } from '../../platform/db/json.ts';
import { pickColumns, prepareQuery } from '../../platform/db/prepared-query.ts';
import { writeInBatches } from '../../platform/db/batches.ts';
import { eventColumns } from '../../platform/outbox/event.ts';
import type { DeliveryState, WebhookTables } from './webhooks.tables.ts';
import type { DeliveryId, WebhookId } from './webhook.schemas.ts';
import { isNotInDeletedLibrary } from './webhook.store.ts';

export type DeliveryRow = WebhookTables['webhook_delivery'];

const columns = [
  'id',
  'webhook_id',
  ...eventColumns,
  'state',
  'attempts',
  'round_attempts',
  'created_at',
  'last_code',
  'next_attempt_at',
  'worker',
] as const;

const history = prepareQuery((query, p: { webhook: WebhookId; offset: number; limit: number }) =>
  query
    .selectFrom('webhook_delivery')
    .select(columns)
    .where('webhook_id', '=', p.webhook)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(p.offset)
    .limit(p.limit),
);

/** Newest first. */
export const listDeliveries = (
  db: Db,
  webhook: WebhookId,
  page: { readonly offset: number; readonly limit: number },
): Promise<readonly DeliveryRow[]> => history.all(db, { webhook, ...page });

const insert = prepareQuery((query, p: DeliveryRow) =>
  query.insertInto('webhook_delivery').values(pickColumns(p, columns)),
);

export const insertDelivery = (tx: Tx, row: DeliveryRow): void => insert.defer(tx, row);

const locked = prepareQuery((query, p: { webhook: WebhookId; id: DeliveryId }, { hasRowLocks }) =>
  query
    .selectFrom('webhook_delivery')
    .select(columns)
    .where('id', '=', p.id)
    .where('webhook_id', '=', p.webhook)
    .$if(hasRowLocks, (select) => select.forUpdate()),
);

export const lockDelivery = (tx: Tx, webhook: WebhookId, id: DeliveryId): Promise<DeliveryRow | undefined> =>
  locked.first(tx, { webhook, id });

type Progress = Pick<
  DeliveryRow,
  'id' | 'state' | 'attempts' | 'round_attempts' | 'last_code' | 'next_attempt_at' | 'worker'
>;

const update = prepareQuery((query, p: Progress) =>
  query
    .updateTable('webhook_delivery')
    .set(pickColumns(p, ['state', 'attempts', 'round_attempts', 'last_code', 'next_attempt_at', 'worker']))
    .where('id', '=', p.id),
);

export const updateDelivery = (tx: Tx, row: Progress): void => update.defer(tx, row);

/** Type of a test delivery, which also works for a disabled webhook. It does not belong to an event. */
export const TEST_EVENT_TYPE = 'webhook.test';

/**
 * Deliveries that are not finished. The states are literals instead of parameters, so that the partial index applies.
 */
const isOpen = sql`state in (${sql.join((['queued', 'retrying'] satisfies DeliveryState[]).map((state) => sql.lit(state)))})`;

const setAside = prepareQuery(
  (_query, p: { webhook: WebhookId; rows: number }) => sql<never>`
    update webhook_delivery set next_attempt_at = null where id in (
      select id from webhook_delivery
      where webhook_id = ${p.webhook} and next_attempt_at is not null and ${isOpen} and type <> ${TEST_EVENT_TYPE}
      limit cast(${p.rows} as bigint))`,
);

/** Parks the queued deliveries of a disabled webhook, so that workers do not see them. */
export const parkDeliveries = (tx: Tx, webhook: WebhookId): Promise<void> =>
  writeInBatches((rows) => setAside.run(tx, { webhook, rows }));

const takeUp = prepareQuery(
  (_query, p: { webhook: WebhookId; now: Instant; rows: number }) => sql<never>`
    update webhook_delivery set next_attempt_at = ${p.now} where id in (
      select id from webhook_delivery where webhook_id = ${p.webhook} and next_attempt_at is null and ${isOpen}
      limit cast(${p.rows} as bigint))`,
);

/** Makes the parked deliveries of a re-enabled webhook due now. */
export const unparkDeliveries = (tx: Tx, webhook: WebhookId, now: Instant): Promise<void> =>
  writeInBatches((rows) => takeUp.run(tx, { webhook, now, rows }));

const removeSome = prepareBatchedDelete({
  table: 'webhook_delivery',
  key: ['id'],
  where: (p: { webhook: WebhookId }) => sql`webhook_id = ${p.webhook}`,
});

/** Deletes all deliveries of a webhook, in any state. */
export const deleteDeliveries = (tx: Tx, webhook: WebhookId): Promise<void> =>
  writeInBatches((rows) => removeSome.run(tx, { webhook, rows }));

// Checks webhook by webhook with one index lookup each, so it takes the same time whether a hundred or a hundred
// thousand are due.
const due = prepareQuery(
  (_query, p: { now: Instant; busy: string; full: string; rows: number }, features) => sql<{ webhook_id: string }>`
    select webhook_id from (
      select webhook.id as webhook_id, (
        select next_attempt_at from webhook_delivery as delivery
        where delivery.webhook_id = webhook.id and next_attempt_at <= ${p.now}
          and (webhook.enabled = 1 or delivery.type = ${TEST_EVENT_TYPE})
        order by next_attempt_at limit 1) as since
      from webhook
      where ${isNotInDeletedLibrary('webhook')}
        and webhook.id not in ${jsonArrayItems(features, p.busy)}
        and coalesce(webhook.library_id, '') not in ${jsonArrayItems(features, p.full)}
    ) as waiting
    where since is not null order by since limit cast(${p.rows} as bigint)`,
);

interface Passed {
  /** Webhooks that have reached their limit. */
  readonly busy: readonly string[];
  /** Libraries that have; empty for the instance. */
  readonly full: readonly string[];
}

/** Webhooks with due deliveries, longest wait first, without the excluded ones. */
export const listDueWebhookIds = async (
  db: Db,
  now: Instant,
  { busy, full }: Passed,
  rows: number,
): Promise<readonly string[]> => {
  const found = await due.all(db, { now, busy: JSON.stringify(busy), full: JSON.stringify(full), rows });
  return found.map(({ webhook_id }) => webhook_id);
};

interface DueParams {
  readonly webhook: WebhookId;
  readonly now: Instant;
  readonly rows: number;
  /** 1 if everything may be sent, 0 if only tests may. */
  readonly enabled: number;
}

const dueOf = prepareQuery((query, p: DueParams, { hasRowLocks }) =>
  query
    .selectFrom('webhook_delivery')
    .select(columns)
    .where('webhook_id', '=', p.webhook)
    .where('next_attempt_at', '<=', p.now)
    .where((where) => where.or([where('type', '=', TEST_EVENT_TYPE), where(where.val(p.enabled), '=', 1)]))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(p.rows)
    .$if(hasRowLocks, (select) => select.forUpdate().skipLocked()),
);

/**
 * Locks the due deliveries of one webhook until the transaction ends, skipping those that another worker has locked.
 */
export const lockDueDeliveries = (tx: Tx, params: DueParams): Promise<readonly DeliveryRow[]> => dueOf.all(tx, params);

const old = prepareBatchedDelete({
  table: 'webhook_delivery',
  key: ['id'],
  where: (p: { before: Instant }) => sql`created_at < ${p.before} and state in ('succeeded', 'failed')`,
});

/** Deletes finished deliveries from before that time. */
export const deleteDeliveriesBefore = (database: Database, before: Instant): Promise<void> =>
  runInBatches(database, old, { before });
