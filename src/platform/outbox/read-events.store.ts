import { sql } from 'kysely';

import type { Db } from '../db/database.ts';
import { jsonArrayItems } from '../db/json.ts';
import { prepareQuery } from '../db/prepared-query.ts';
import { eventColumns } from './event.ts';
import type { StoredEvent } from './event.ts';

const after = prepareQuery((query, p: { stream: string; number: number; rows: number }) =>
  query
    .selectFrom('event')
    .select(eventColumns)
    .where('stream', '=', p.stream)
    .where('number', '>', p.number)
    .orderBy('number')
    .limit(p.rows),
);

/** The next events of a stream, in order. */
export const listEventsAfter = (
  db: Db,
  stream: string,
  number: number,
  rows: number,
): Promise<readonly StoredEvent[]> => after.all(db, { stream, number, rows });

const newest = prepareQuery(
  (_query, p: { streams: string }, features) => sql<{ stream: string; last_number: number }>`
    select stream, last_number from event_counter where stream in ${jsonArrayItems(features, p.streams)}`,
);

/** The number of the newest event of each stream. Streams without events are left out. */
export const getLastEventNumbers = async (db: Db, streams: readonly string[]): Promise<ReadonlyMap<string, number>> => {
  const rows = streams.length === 0 ? [] : await newest.all(db, { streams: JSON.stringify(streams) });
  return new Map(rows.map(({ stream, last_number }) => [stream, last_number]));
};
