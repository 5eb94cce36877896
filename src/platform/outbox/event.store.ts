import { sql } from 'kysely';

import type { Instant } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { prepared } from '../db/prepared.ts';

export interface EventRow {
  readonly type: string;
  readonly occurred_at: Instant;
  readonly actor_id: string;
  readonly resource_type: string;
  readonly resource_id: string;
  readonly resource_revision: number;
}

/** The name by which the events of a transaction read the number that its counter was raised to. */
const RAISED = 'raised_counter';

const raiseCounter = prepared((query, p: { stream: string; by: number }) =>
  query
    .insertInto('event_counter')
    .values({ stream: p.stream, last_number: p.by })
    .onConflict((conflict) =>
      conflict
        .column('stream')
        .doUpdateSet({ last_number: sql<number>`event_counter.last_number + excluded.last_number` }),
    )
    .returning(['stream', 'last_number']),
);

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

/** Numbers the events and writes them when the transaction ends, so that the counter's row is held for as short as can be. */
export const writeEvents = (tx: Tx, stream: string, events: readonly EventRow[]): void => {
  raiseCounter.later(tx, { stream, by: events.length }, RAISED);
  for (const [index, event] of events.entries()) {
    insertEvent.later(tx, { ...event, stream, before: events.length - 1 - index });
  }
};

const deleteBefore = prepared((query, p: { before: Instant }) =>
  query.deleteFrom('event').where('occurred_at', '<', p.before),
);

export const deleteEventsBefore = (tx: Tx, before: Instant): Promise<number> => deleteBefore.run(tx, { before });
