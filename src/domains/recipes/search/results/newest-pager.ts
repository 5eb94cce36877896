import type { Db } from '../../../../platform/db/database.ts';
import { findNewestRecipes } from './newest-recipes.store.ts';
import type { ResultPager, SortPosition } from './result-pager.ts';
import type { SearchTarget } from './hits.store.ts';

const placeOf = (number: number): SortPosition => ({ number, key: '0' });

/** Pages all recipes in one state of a library, newest first. */
export const createAllRecipesPager = (db: Db, target: SearchTarget): ResultPager => ({
  after: async (place, rows) =>
    (await findNewestRecipes(db, target, place?.number ?? Number.MAX_SAFE_INTEGER, rows)).map(placeOf),
  sortMatching: async (numbers) => numbers.toSorted((a, b) => b - a).map(placeOf),
});
