import type { Db } from '../../../platform/db/database.ts';
import { newestRecipes } from './numbered.store.ts';
import type { Order, Place } from './order.ts';
import type { Shelf } from './hits.store.ts';

const placeOf = (number: number): Place => ({ number, key: '0' });

/** Orders all recipes in one state of a library, newest first. */
export const byNumber = (db: Db, shelf: Shelf): Order => ({
  after: async (place, rows) =>
    (await newestRecipes(db, shelf, place?.number ?? Number.MAX_SAFE_INTEGER, rows)).map(placeOf),
  among: async (numbers) => numbers.toSorted((a, b) => b - a).map(placeOf),
});
