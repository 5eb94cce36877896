import { sql } from 'kysely';

import type { Db } from '../../../../platform/db/database.ts';
import { prepareQuery } from '../../../../platform/db/prepared-query.ts';
import type { SearchTarget } from './hits.store.ts';

const newest = prepareQuery((query, p: SearchTarget & { below: number; rows: number }) =>
  query
    .selectFrom('recipe')
    .select('number')
    .where('library_id', '=', p.library)
    .where('state', '=', p.state)
    .where('number', '<', p.below)
    .orderBy('number', 'desc')
    .limit(p.rows),
);

/** The newest recipes below a number. */
export const findNewestRecipes = async (
  db: Db,
  target: SearchTarget,
  below: number,
  rows: number,
): Promise<readonly number[]> => (await newest.all(db, { ...target, below, rows })).map(({ number }) => number);

const counted = prepareQuery(
  (_query, p: SearchTarget & { max: number }) => sql<{ total: number }>`
    select count(*) as total from (
      select number from recipe where library_id = ${p.library} and state = ${p.state}
      limit cast(${p.max} as bigint)) as counted`,
);

/** Counts the recipes, but not beyond `max`. */
export const countRecipes = async (db: Db, target: SearchTarget, max: number): Promise<number> =>
  (await counted.first(db, { ...target, max }))?.total ?? 0;
