import type { Db } from '../../../platform/db/database.ts';
import { prepared } from '../../../platform/db/prepared.ts';
import type { Shelf } from './hits.store.ts';

const newest = prepared((query, p: Shelf & { below: number; rows: number }) =>
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
export const newestRecipes = async (db: Db, shelf: Shelf, below: number, rows: number): Promise<readonly number[]> =>
  (await newest.all(db, { ...shelf, below, rows })).map(({ number }) => number);

const counted = prepared((query, p: Shelf) =>
  query
    .selectFrom('recipe')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('library_id', '=', p.library)
    .where('state', '=', p.state),
);

export const countRecipes = async (db: Db, shelf: Shelf): Promise<number> =>
  (await counted.first(db, shelf))?.total ?? 0;
