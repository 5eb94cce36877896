import { sql } from 'kysely';

import type { Instant } from '../clock/clock.ts';
import { prepareBatchedDelete, runInBatches } from '../db/batched-statements.ts';
import type { Database, Tx } from '../db/database.ts';
import { jsonArrayRows } from '../db/json.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import type { QueryBuilder } from '../db/prepared-query.ts';
import type { EngineFeatures } from '../db/engine-features.ts';
import type { StoredEvent } from './event.ts';

/** An event before it is numbered. */
export type UnnumberedEvent = Omit<StoredEvent, 'stream' | 'number'>;

/** An event of a stream in a transaction, and how many events of that stream follow it there. */
type PlacedEvent = UnnumberedEvent & { readonly before: number };

/** Queues further writes for the events of a stream. Their numbers are `getEventCounterTable`'s `last_number - before`. */
export type EventWriter = (tx: Tx, stream: string, events: readonly PlacedEvent[]) => void;

const writers = new WeakMap<object, EventWriter[]>();

/** Calls the writer for all events of a database from now on. */
export const addEventWriter = (databaseKey: object, writer: EventWriter): void => {
  writers.set(databaseKey, [...(writers.get(databaseKey) ?? []), writer]);
};

/** The name under which the event inserts of a transaction read the counters' new values. */
const RAISED = 'raised_counter';

/** The table with the last number of each stream that the transaction has raised. */
export const getEventCounterTable = ({ hasWritingCte }: EngineFeatures) =>
  sql.table(hasWritingCte ? RAISED : 'event_counter');

interface Raise {
  readonly stream: string;
  readonly last_number: number;
}

/**
 * Returns the numbers only if they are read by name. Otherwise they would be unused, and returning them doubles the
 * time.
 */
const raise = (query: QueryBuilder, raises: readonly Raise[], { hasWritingCte }: EngineFeatures) =>
  query
    .insertInto('event_counter')
    .values(raises)
    .onConflict((conflict) =>
      conflict
        .column('stream')
        .doUpdateSet({ last_number: sql<number>`event_counter.last_number + excluded.last_number` }),
    )
    .$if(hasWritingCte, (insert) => insert.returning(['stream', 'last_number']));

const raiseOne = prepareQuery((query, { stream, last_number }: Raise, features) =>
  raise(query, [{ stream, last_number }], features),
);

const raiseCounters = (tx: Tx, raises: readonly Raise[]): void => {
  const [only, ...others] = raises;
  if (only !== undefined && others.length === 0) raiseOne.defer(tx, only, RAISED);
  else tx.defer(raise(tx.query, raises, tx.features).compile(), RAISED);
};

const insertEvent = prepareQuery(
  (_query, p: PlacedEvent & { stream: string }, features) => sql<never>`
    insert into event
      (stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision)
    select
      ${p.stream}, counter.last_number - ${p.before}, ${p.type}, ${p.occurred_at}, ${p.actor_id},
      ${p.resource_type}, ${p.resource_id}, cast(${p.resource_revision} as bigint)
    from ${getEventCounterTable(features)} as counter
    where counter.stream = ${p.stream}`,
);

/** The columns of placed events that are sent as one JSON parameter. */
export const placedEventColumns = {
  before: 'bigint',
  type: 'text',
  occurred_at: 'text',
  actor_id: 'text',
  resource_type: 'text',
  resource_id: 'text',
  resource_revision: 'bigint',
} as const;

/** The same for many events: one statement, however many there are. */
const insertMany = prepareQuery(
  (_query, p: { stream: string; events: string }, features) => sql<never>`
    insert into event
      (stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision)
    select
      ${p.stream}, counter.last_number - given.before, given.type, given.occurred_at, given.actor_id,
      given.resource_type, given.resource_id, given.resource_revision
    from ${getEventCounterTable(features)} as counter, ${jsonArrayRows(features, p.events, placedEventColumns)}
    where counter.stream = ${p.stream}`,
);

/** From this number on, one statement per event would make the combined statement too long. */
const MANY = 10;

const insertEvents = (tx: Tx, stream: string, events: readonly UnnumberedEvent[]): void => {
  const placed = events.map((event, index) => ({ ...event, before: events.length - 1 - index }));
  if (placed.length >= MANY) insertMany.defer(tx, { stream, events: JSON.stringify(placed) });
  else for (const event of placed) insertEvent.defer(tx, { ...event, stream });
  for (const write of writers.get(tx.databaseKey) ?? []) write(tx, stream, placed);
};

/**
 * Numbers the events of each stream and writes them when the transaction ends, so that the counter rows are locked as
 * briefly as possible. They are locked in the same order everywhere, so that transactions do not deadlock.
 */
export const writeEvents = (tx: Tx, streams: ReadonlyMap<string, readonly UnnumberedEvent[]>): void => {
  const ordered = [...streams].toSorted(([a], [b]) => (a < b ? -1 : 1));
  raiseCounters(
    tx,
    ordered.map(([stream, events]) => ({ stream, last_number: events.length })),
  );
  for (const [stream, events] of ordered) insertEvents(tx, stream, events);
};

const old = prepareBatchedDelete({
  table: 'event',
  key: ['stream', 'number'],
  where: (p: { before: Instant }) => sql`occurred_at < ${p.before}`,
});

export const deleteEventsBefore = (database: Database, before: Instant): Promise<void> =>
  runInBatches(database, old, { before });
