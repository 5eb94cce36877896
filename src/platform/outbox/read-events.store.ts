import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import { itemsOf } from '../db/json.ts';
import { prepared } from '../db/prepared.ts';
import { eventColumns } from './event.ts';
import type { StoredEvent } from './event.ts';

const after = prepared((query, p: { stream: string; number: number; rows: number }) =>
  query
    .selectFrom('event')
    .select(eventColumns)
    .where('stream', '=', p.stream)
    .where('number', '>', p.number)
    .orderBy('number')
    .limit(p.rows),
);

/** The next events of a stream, in order. */
export const eventsAfter = (db: Db, stream: string, number: number, rows: number): Promise<readonly StoredEvent[]> =>
  after.all(db, { stream, number, rows });

const newest = prepared(
  (_query, p: { streams: string }, traits) => sql<{ stream: string; last_number: number }>`
    select stream, last_number from event_counter where stream in ${itemsOf(traits, p.streams)}`,
);

/** The number of the newest event of each stream. Streams without events are left out. */
export const newestNumbers = async (db: Db, streams: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = streams.length === 0 ? [] : await newest.all(db, { streams: JSON.stringify(streams) });
  return new Map(rows.map(({ stream, last_number }) => [stream, last_number]));
};
