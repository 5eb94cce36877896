import { sql } from 'kysely';

import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import { NEXT_ONES, hitsOf, isHit, isWorthALook, preparedFor } from './hits.store.ts';
import type { Shelf, Sought } from './hits.store.ts';

interface Numbered {
  readonly number: number;
}

interface Below extends Sought {
  readonly below: number;
  readonly rows: number;
}

/** FTS5 returns hits in order of their numbers, starting anywhere. PostgreSQL finds all hits, then sorts them. */
const walked = prepared(
  (_query, { expression, below, rows }: Below, traits) => sql<Numbered>`
    ${hitsOf(traits, expression)} and rowid < cast(${below} as integer) order by rowid desc limit ${rows}`,
);

const sorted = preparedFor((hits) =>
  prepared(
    (_query, p: Shelf & Below, traits) => sql<Numbered>`
      select number from (${hits(traits, p)}) as hits
      where number < cast(${p.below} as bigint) order by number desc limit ${p.rows}`,
  ),
);

const next = prepared(
  (_query, { library, state, expression, below, rows }: Shelf & Below) => sql<Numbered>`
    select number from (
      select number from recipe where library_id = ${library} and state = ${state} and number < ${below}
      order by number desc limit ${NEXT_ONES}) as next
    where ${isHit('next.number', expression)} order by number desc limit ${rows}`,
);

const found = (db: Db, below: Shelf & Below): Promise<readonly Numbered[]> =>
  db.traits.tokenIndex === 'fts5' && below.kind === 'tokens'
    ? walked.all(db, below)
    : sorted[below.kind].all(db, below);

/** The newest hits below a number. `total` is the number of all hits. */
export const newestHits = async (db: Db, shelf: Shelf, below: Below, total: number): Promise<readonly number[]> => {
  const looked = isWorthALook(db.traits, below, total) ? await next.all(db, { ...shelf, ...below }) : [];
  const hits = looked.length === below.rows ? looked : await found(db, { ...shelf, ...below });
  return hits.map(({ number }) => number);
};
