import { sql } from 'kysely';

import type { Instant } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { rowsOf } from '../db/json.ts';
import { prepared } from '../db/prepared.ts';
import type { Query } from '../db/prepared.ts';
import type { EngineFeatures } from '../db/engine-features.ts';
import type { StoredEvent } from './event.ts';

/** An event before it is numbered. */
export type EventRow = Omit<StoredEvent, 'stream' | 'number'>;

/** The name under which the event inserts of a transaction read the counters' new values. */
const RAISED = 'raised_counter';

interface Raise {
  readonly stream: string;
  readonly last_number: number;
}

/**
 * Returns the numbers only if they are read by name. Otherwise they would be unused, and returning them doubles the
 * time.
 */
const raise = (query: Query, raises: readonly Raise[], { hasWritingCte }: EngineFeatures) =>
  query
    .insertInto('event_counter')
    .values(raises)
    .onConflict((conflict) =>
      conflict
        .column('stream')
        .doUpdateSet({ last_number: sql<number>`event_counter.last_number + excluded.last_number` }),
    )
    .$if(hasWritingCte, (insert) => insert.returning(['stream', 'last_number']));

const raiseOne = prepared((query, { stream, last_number }: Raise, traits) =>
  raise(query, [{ stream, last_number }], traits),
);

const raiseCounters = (tx: Tx, raises: readonly Raise[]): void => {
  const [only, ...others] = raises;
  if (only !== undefined && others.length === 0) raiseOne.defer(tx, only, RAISED);
  else tx.defer(raise(tx.query, raises, tx.traits).compile(), RAISED);
};

const insertEvent = prepared(
  (_query, p: EventRow & { stream: string; before: number }, { hasWritingCte }) => sql<never>`
    insert into event
      (stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision)
    select
      ${p.stream}, counter.last_number - ${p.before}, ${p.type}, ${p.occurred_at}, ${p.actor_id},
      ${p.resource_type}, ${p.resource_id}, cast(${p.resource_revision} as bigint)
    from ${sql.table(hasWritingCte ? RAISED : 'event_counter')} as counter
    where counter.stream = ${p.stream}`,
);

/** The columns of events that are sent as one JSON parameter. */
const GIVEN = {
  before: 'bigint',
  type: 'text',
  occurred_at: 'text',
  actor_id: 'text',
  resource_type: 'text',
  resource_id: 'text',
  resource_revision: 'bigint',
} as const;

/** The same for many events: one statement, however many there are. */
const insertMany = prepared(
  (_query, p: { stream: string; events: string }, traits) => sql<never>`
    insert into event
      (stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision)
    select
      ${p.stream}, counter.last_number - given.before, given.type, given.occurred_at, given.actor_id,
      given.resource_type, given.resource_id, given.resource_revision
    from ${sql.table(traits.hasWritingCte ? RAISED : 'event_counter')} as counter, ${rowsOf(traits, p.events, GIVEN)}
    where counter.stream = ${p.stream}`,
);

/**
 * Queues every event for the webhooks that subscribe to it, in the transaction of the event; webhooks disabled at that
 * moment do not get it. Most instances have no webhooks, which one index lookup finds out.
 */
const queueDeliveries = prepared(
  (_query, p: { stream: string; events: string }, traits) => sql<never>`
    insert into webhook_delivery
      (id, webhook_id, stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision,
      state, attempts, round_attempts, created_at, next_attempt_at)
    select
      ${sql.raw(traits.randomId)}, webhook.id, ${p.stream}, counter.last_number - given.before, given.type,
      given.occurred_at, given.actor_id, given.resource_type, given.resource_id, given.resource_revision,
      'queued', 0, 0, given.occurred_at, given.occurred_at
    from ${sql.table(traits.hasWritingCte ? RAISED : 'event_counter')} as counter, ${rowsOf(traits, p.events, {
      ...GIVEN,
      kind: 'text',
    })}, webhook
    where counter.stream = ${p.stream} and webhook.enabled = 1
      and (webhook.library_id = ${p.stream} or webhook.library_id is null)
      and exists (
        select 1 from webhook_pattern
        where webhook_pattern.webhook_id = webhook.id and webhook_pattern.pattern in ('*', given.kind, given.type))`,
);

/** From this number on, one statement per event would make the combined statement too long. */
const MANY = 10;

/** `recipe.*`: the pattern with which a webhook subscribes to all events of a kind of resource. */
const patternOfKind = (type: string): string => `${type.slice(0, type.indexOf('.'))}.*`;

const insertEvents = (tx: Tx, stream: string, events: readonly EventRow[]): void => {
  const placed = events.map((event, index) => ({ ...event, before: events.length - 1 - index }));
  if (placed.length >= MANY) insertMany.defer(tx, { stream, events: JSON.stringify(placed) });
  else for (const event of placed) insertEvent.defer(tx, { ...event, stream });
  const given = placed.map((event) => ({ ...event, kind: patternOfKind(event.type) }));
  queueDeliveries.defer(tx, { stream, events: JSON.stringify(given) });
};

/**
 * Numbers the events of each stream and writes them when the transaction ends, so that the counter rows are locked as
 * briefly as possible. They are locked in the same order everywhere, so that transactions do not deadlock.
 */
export const writeEvents = (tx: Tx, streams: ReadonlyMap<string, readonly EventRow[]>): void => {
  const ordered = [...streams].toSorted(([a], [b]) => (a < b ? -1 : 1));
  raiseCounters(
    tx,
    ordered.map(([stream, events]) => ({ stream, last_number: events.length })),
  );
  for (const [stream, events] of ordered) insertEvents(tx, stream, events);
};

const deleteBefore = prepared((query, p: { before: Instant }) =>
  query.deleteFrom('event').where('occurred_at', '<', p.before),
);

export const deleteEventsBefore = (tx: Tx, before: Instant): Promise<number> => deleteBefore.run(tx, { before });
