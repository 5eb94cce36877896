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

const counted = prepareQuery((query, p: SearchTarget) =>
  query
    .selectFrom('recipe')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('library_id', '=', p.library)
    .where('state', '=', p.state),
);

export const countRecipes = async (db: Db, target: SearchTarget): Promise<number> =>
  (await counted.first(db, target))?.total ?? 0;
