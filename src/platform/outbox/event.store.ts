import { sql } from 'kysely';

import type { Instant } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { rowsOf } from '../db/json.ts';
import { prepared } from '../db/prepared.ts';
import type { Query } from '../db/prepared.ts';
import type { Traits } from '../db/traits.ts';

export interface EventRow {
  readonly type: string;
  readonly occurred_at: Instant;
  readonly actor_id: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly resource_revision: number;
}

/** The name by which the events of a transaction read the numbers that its counters were raised to. */
const RAISED = 'raised_counter';

interface Raise {
  readonly stream: string;
  readonly last_number: number;
}

/** Gives the numbers only where they are read by their name: elsewhere nobody would, and it takes as long again. */
const raise = (query: Query, raises: readonly Raise[], { hasWritingCte }: Traits) =>
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
  if (only !== undefined && others.length === 0) raiseOne.later(tx, only, RAISED);
  else tx.later(raise(tx.query, raises, tx.traits).compile(), RAISED);
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

/** The same for many: one statement, whatever their number. */
const insertMany = prepared(
  (_query, p: { stream: string; events: string }, traits) => sql<never>`
    insert into event
      (stream, number, type, occurred_at, actor_id, resource_type, resource_id, resource_revision)
    select
      ${p.stream}, counter.last_number - given.before, given.type, given.occurred_at, given.actor_id,
      given.resource_type, given.resource_id, given.resource_revision
    from ${sql.table(traits.hasWritingCte ? RAISED : 'event_counter')} as counter, ${rowsOf(traits, p.events, {
      before: 'bigint',
      type: 'text',
      occurred_at: 'text',
      actor_id: 'text',
      resource_type: 'text',
      resource_id: 'text',
      resource_revision: 'bigint',
    })}
    where counter.stream = ${p.stream}`,
);

/** From so many on a statement for each would be a long one. */
const MANY = 10;

const insertEvents = (tx: Tx, stream: string, events: readonly EventRow[]): void => {
  const placed = events.map((event, index) => ({ ...event, before: events.length - 1 - index }));
  if (placed.length >= MANY) insertMany.later(tx, { stream, events: JSON.stringify(placed) });
  else for (const event of placed) insertEvent.later(tx, { ...event, stream });
};

/**
 * Numbers the events of each stream and writes them when the transaction ends, so that the counters'
 * rows are held for as short as can be; in one order everywhere, so that no two transactions wait
 * for each other.
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
