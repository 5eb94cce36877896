import { sql } from 'kysely';

import type { Db } from '../../../../platform/db/database.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import {
  MAX_ROWS_CHECKED,
  andMeetsCookableFilter,
  recipeMatchesSql,
  prepareStatementPerHitKind,
  shouldCheckRowsFirst,
} from './hits.store.ts';
import type { SearchTarget, HitCriteria } from './hits.store.ts';

interface Numbered {
  readonly number: number;
}

interface Below extends HitCriteria {
  readonly below: number;
  readonly rows: number;
}

/** FTS5 returns hits in order of their numbers, starting anywhere. PostgreSQL finds all hits, then sorts them. */
const walked = prepareStatementPerHitKind(({ hits }) =>
  prepareQuery(
    (_query, p: SearchTarget & Below, features) => sql<Numbered>`
      ${hits(features, p)} and rowid < cast(${p.below} as integer) order by rowid desc limit ${p.rows}`,
  ),
);

const sorted = prepareStatementPerHitKind(({ hits }) =>
  prepareQuery(
    (_query, p: SearchTarget & Below, features) => sql<Numbered>`
      select number from (${hits(features, p)}) as hits
      where number < cast(${p.below} as bigint) order by number desc limit ${p.rows}`,
  ),
);

const next = prepareStatementPerHitKind(({ kind }) =>
  prepareQuery(
    (_query, { library, state, expression, below, rows }: SearchTarget & Below) => sql<Numbered>`
      select number from (
        select number from recipe where library_id = ${library} and state = ${state} and number < ${below}
        order by number desc limit ${MAX_ROWS_CHECKED}) as next
      where ${recipeMatchesSql('next.number', expression)} ${andMeetsCookableFilter(kind, library, sql`next.number`)}
      order by number desc limit ${rows}`,
  ),
);

const found = (db: Db, below: SearchTarget & Below): Promise<readonly Numbered[]> => {
  const isWalked = db.features.tokenIndex === 'fts5' && below.source === 'tokens';
  return (isWalked ? walked(below) : sorted(below)).all(db, below);
};

/** The newest hits below a number. `total` is the number of all hits. */
export const findNewestHits = async (
  db: Db,
  target: SearchTarget,
  below: Below,
  total: number,
): Promise<readonly number[]> => {
  const looked = shouldCheckRowsFirst(db.features, below, total)
    ? await next(below).all(db, { ...target, ...below })
    : [];
  const hits = looked.length === below.rows ? looked : await found(db, { ...target, ...below });
  return hits.map(({ number }) => number);
};
