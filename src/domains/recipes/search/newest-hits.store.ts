import { sql } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { NEXT_ONES, hitsOf, isHit, isWorthALook } from './hits.store.ts';
import type { Shelf } from './hits.store.ts';

interface Numbered {
  readonly number: number;
}

interface Below {
  readonly expression: string;
  readonly below: number;
  readonly rows: number;
}

/** FTS5 finds in the order of the numbers, from any of them on. PostgreSQL finds all and sorts then. */
const found = prepared((_query, { expression, below, rows }: Below, traits) =>
  traits.tokenIndex === 'fts5'
    ? sql<Numbered>`
        ${hitsOf(traits, expression)} and rowid < cast(${below} as integer) order by rowid desc limit ${rows}`
    : sql<Numbered>`
        select number from (${hitsOf(traits, expression)}) as hits
        where number < ${below} order by number desc limit ${rows}`,
);

const next = prepared(
  (_query, { library, state, expression, below, rows }: Shelf & Below) => sql<Numbered>`
    select number from (
      select number from recipe where library_id = ${library} and state = ${state} and number < ${below}
      order by number desc limit ${NEXT_ONES}) as next
    where ${isHit('next.number', expression)} order by number desc limit ${rows}`,
);

/** The newest recipes below a number, of so many that are found. */
export const newestHits = async (db: Db, shelf: Shelf, below: Below, total: number): Promise<readonly number[]> => {
  const looked = isWorthALook(db.traits, total) ? await next.all(db, { ...shelf, ...below }) : [];
  const hits = looked.length === below.rows ? looked : await found.all(db, below);
  return hits.map(({ number }) => number);
};
