import { sql } from 'kysely';

import { jsonArrayRows } from '../../platform/db/json.ts';
import { prepareQuery } from '../../platform/db/prepared-query.ts';
import { getEventCounterTable, placedEventColumns } from '../../platform/outbox/event.store.ts';
import type { EventWriter } from '../../platform/outbox/event.store.ts';

const insertDeliveries = prepareQuery(
  (_query, p: { stream: string; events: string }, features) => sql<never>`
    insert into webhook_delivery
      (id, webhook_id, stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision,
      state, attempts, round_attempts, created_at, next_attempt_at)
    select
      ${sql.raw(features.randomId)}, webhook.id, ${p.stream}, counter.last_number - given.before, given.type,
      given.occurred_at, given.actor_id, given.resource_type, given.resource_id, given.resource_revision,
      'queued', 0, 0, given.occurred_at, given.occurred_at
    from ${getEventCounterTable(features)} as counter, ${jsonArrayRows(features, p.events, {
      ...placedEventColumns,
      kind: 'text',
    })}, webhook
    where counter.stream = ${p.stream} and webhook.enabled = 1
      and (webhook.library_id = ${p.stream} or webhook.library_id is null)
      and exists (
        select 1 from webhook_pattern
        where webhook_pattern.webhook_id = webhook.id and webhook_pattern.pattern in ('*', given.kind, given.type))`,
);

/** `recipe.*`: the pattern with which a webhook subscribes to all events of a kind of resource. */
const patternOfKind = (type: string): string => `${type.slice(0, type.indexOf('.'))}.*`;

/**
 * Queues every event for the webhooks that subscribe to it, in the transaction of the event; webhooks disabled at that
 * moment do not get it. Most instances have no webhooks, which one index lookup finds out.
 */
export const queueDeliveries: EventWriter = (tx, stream, events) => {
  const given = events.map((event) => ({ ...event, kind: patternOfKind(event.type) }));
  insertDeliveries.defer(tx, { stream, events: JSON.stringify(given) });
};
