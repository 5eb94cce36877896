import { sql } from 'kysely';

import type { Instant } from '../../platform/clock/clock.ts';
import { prepareBatchedDelete, runInBatches } from '../../platform/db/batched-statements.ts';
import type { Database, Db, Tx } from '../../platform/db/database.ts';
import { jsonArrayItems, jsonArrayRows } from '../../platform/db/json.ts';
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

// Locks the rows first, which skips those that a worker claims at the same time: without a due time, no worker would take
// over an attempt that was lost.
const clearSome = prepareQuery(
  (_query, p: { webhook: WebhookId; rows: number }, features) => sql<never>`
    update webhook_delivery set next_attempt_at = null where id in (
      select id from webhook_delivery
      where webhook_id = ${p.webhook} and next_attempt_at is not null and ${isOpen} and type <> ${TEST_EVENT_TYPE}
      limit cast(${p.rows} as bigint) ${sql.raw(features.hasRowLocks ? 'for update' : '')})`,
);

/** Makes no open delivery of a disabled webhook due, so that workers do not see them. Tests are still sent. */
export const clearDueTimes = (tx: Tx, webhook: WebhookId): Promise<void> =>
  writeInBatches((rows) => clearSome.run(tx, { webhook, rows }));

const takeUp = prepareQuery(
  (_query, p: { webhook: WebhookId; now: Instant; rows: number }) => sql<never>`
    update webhook_delivery set next_attempt_at = ${p.now} where id in (
      select id from webhook_delivery where webhook_id = ${p.webhook} and next_attempt_at is null and ${isOpen}
      limit cast(${p.rows} as bigint))`,
);

/** Makes the deliveries of a re-enabled webhook due now that were set aside while it was disabled. */
export const makeUnscheduledDeliveriesDue = (tx: Tx, webhook: WebhookId, now: Instant): Promise<void> =>
  writeInBatches((rows) => takeUp.run(tx, { webhook, now, rows }));

const removeSome = prepareBatchedDelete({
  table: 'webhook_delivery',
  key: ['id'],
  where: (p: { webhook: WebhookId }) => sql`webhook_id = ${p.webhook}`,
});

/** Deletes all deliveries of a webhook, in any state. */
export const deleteDeliveries = (tx: Tx, webhook: WebhookId): Promise<void> =>
  writeInBatches((rows) => removeSome.run(tx, { webhook, rows }));

interface DueSearch {
  readonly now: Instant;
  /** Deliveries that were due up to here are left out; empty for none. */
  readonly after: Instant;
  readonly rows: number;
}

interface DueWebhook {
  readonly webhook_id: string;
  /** Null for a webhook of the instance. */
  readonly library_id: string | null;
}

// Checks webhook by webhook with one index lookup each, so it takes the same time whether a hundred or a hundred
// thousand are due.
const due = prepareQuery(
  (_query, p: DueSearch & { known: string }, features) => sql<DueWebhook>`
    select webhook_id, library_id from (
      select webhook.id as webhook_id, webhook.library_id, (
        select next_attempt_at from webhook_delivery as delivery
        where delivery.webhook_id = webhook.id and next_attempt_at > ${p.after} and next_attempt_at <= ${p.now}
          and (webhook.enabled = 1 or delivery.type = ${TEST_EVENT_TYPE})
        order by next_attempt_at limit 1) as since
      from webhook
      where ${isNotInDeletedLibrary('webhook')} and webhook.id not in ${jsonArrayItems(features, p.known)}
    ) as waiting
    where since is not null order by since limit cast(${p.rows} as bigint)`,
);

/** Webhooks with due deliveries, longest wait first, without the known ones. */
export const listDueWebhooks = (
  db: Db,
  { known, ...search }: DueSearch & { readonly known: readonly string[] },
): Promise<readonly DueWebhook[]> => due.all(db, { ...search, known: JSON.stringify(known) });

/** A place in the queue of a webhook, which is ordered by due time and id. */
export interface QueuePosition {
  readonly at: Instant;
  readonly id: string;
}

interface DueParams {
  readonly webhook: WebhookId;
  readonly now: Instant;
  readonly rows: number;
  /** 1 if everything may be sent, 0 if only tests may. */
  readonly enabled: number;
}

const dueOf = prepareQuery((query, p: DueParams & { after_at: Instant; after_id: string }, { hasRowLocks }) =>
  query
    .selectFrom('webhook_delivery')
    .select(columns)
    .where('webhook_id', '=', p.webhook)
    .where(sql<boolean>`(next_attempt_at, id) > (${p.after_at}, ${p.after_id})`)
    .where('next_attempt_at', '<=', p.now)
    .where((where) => where.or([where('type', '=', TEST_EVENT_TYPE), where(where.val(p.enabled), '=', 1)]))
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(p.rows)
    .$if(hasRowLocks, (select) => select.forUpdate().skipLocked()),
);

/**
 * Locks the due deliveries of one webhook after a position until the transaction ends, skipping those that another
 * worker has locked.
 */
export const lockDueDeliveries = (
  tx: Tx,
  { after, ...params }: DueParams & { readonly after: QueuePosition },
): Promise<readonly DeliveryRow[]> => dueOf.all(tx, { ...params, after_at: after.at, after_id: after.id });

interface Lease {
  readonly worker: string;
  readonly until: Instant;
}

const claim = prepareQuery(
  (_query, p: Lease & { ids: string }, features) => sql<never>`
    update webhook_delivery set state = 'delivering', worker = ${p.worker}, next_attempt_at = ${p.until}
    where id in ${jsonArrayItems(features, p.ids)}`,
);

/** Claims locked deliveries for a worker. */
export const markAsDelivering = (tx: Tx, ids: readonly string[], lease: Lease): void =>
  claim.defer(tx, { ...lease, ids: JSON.stringify(ids) });

// A cross join, so that SQLite begins with the list. Rows that are locked belong to a webhook that is being deleted.
const succeed = prepareQuery(
  (_query, p: { worker: string; successes: string }, features) => sql<{ id: string }>`
    with succeeded as materialized (
      select delivery.id as delivery_id, given.code
      from ${jsonArrayRows(features, p.successes, { id: 'text', code: 'text' })}
        cross join webhook_delivery as delivery cross join webhook
      where delivery.id = given.id and delivery.worker = ${p.worker}
        and webhook.id = delivery.webhook_id and webhook.consecutive_failures = 0
      ${sql.raw(features.hasRowLocks ? 'for update of delivery skip locked' : '')})
    update webhook_delivery
    set state = 'succeeded', attempts = attempts + 1, round_attempts = round_attempts + 1, last_code = succeeded.code,
      next_attempt_at = null, worker = null
    from succeeded where webhook_delivery.id = succeeded.delivery_id
    returning id`,
);

interface Success {
  readonly id: string;
  readonly code: string;
}

/**
 * Stores successful attempts of this worker, without waiting for locks, and returns the ids of those that are stored.
 * Leaves out deliveries of webhooks whose count of failures has to be reset, and those that are locked.
 */
export const recordSuccessesWithoutReset = async (
  tx: Tx,
  worker: string,
  successes: readonly Success[],
): Promise<readonly string[]> =>
  (await succeed.all(tx, { worker, successes: JSON.stringify(successes) })).map(({ id }) => id);

const old = prepareBatchedDelete({
  table: 'webhook_delivery',
  key: ['id'],
  where: (p: { before: Instant }) => sql`created_at < ${p.before} and state in ('succeeded', 'failed')`,
});

/** Deletes finished deliveries from before that time. */
export const deleteDeliveriesBefore = (database: Database, before: Instant): Promise<void> =>
  runInBatches(database, old, { before });
