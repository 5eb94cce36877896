import type { Db } from '../../../platform/db/database.ts';
import { holds } from './expression.ts';
import type { Expression } from './expression.ts';
import type { Sort } from './find.schemas.ts';
import { keepHeld, tokensOf } from './hits.store.ts';
import type { Shelf } from './hits.store.ts';
import type { Order, Place } from './order.ts';
import { SortedRecipes } from './sorted.store.ts';
import type { Hits, Keyed } from './sorted.store.ts';

export type ColumnSort = Exclude<Sort, 'relevance' | '-created_at'>;

interface Sorting {
  readonly recipes: SortedRecipes;
  /** A position before the first recipe. */
  readonly start: Keyed;
  readonly fromCursor: (key: string) => string | number;
}

const asText = (key: string): string => key;

const sortings: Readonly<Record<ColumnSort, Sorting>> = {
  title: {
    recipes: new SortedRecipes({ name: 'title_key', direction: 'asc' }),
    start: { key: '', number: 0 },
    fromCursor: asText,
  },
  '-updated_at': {
    recipes: new SortedRecipes({ name: 'updated_at', direction: 'desc' }),
    // Sorts after any timestamp, which has only digits, punctuation and a few letters.
    start: { key: '~', number: 0 },
    fromCursor: asText,
  },
  '-times_cooked': {
    recipes: new SortedRecipes({ name: 'times_cooked', direction: 'desc' }),
    start: { key: Number.MAX_SAFE_INTEGER, number: 0 },
    fromCursor: Number,
  },
  last_cooked: {
    recipes: new SortedRecipes({ name: 'last_cooked', direction: 'asc' }),
    start: { key: '', number: 0 },
    fromCursor: asText,
  },
};

const placeOf = ({ number, key }: Keyed): Place => ({ number, key: String(key) });

/** What recipes have to match, as an expression and as a query to the index. */
interface Condition extends Hits {
  readonly condition: Expression;
}

const foundAmong = async (db: Db, sought: Condition, numbers: readonly number[]): Promise<readonly number[]> => {
  const tokens = await tokensOf(db, await keepHeld(db, sought, numbers));
  return [...tokens].filter(([, held]) => holds(sought.condition, held)).map(([number]) => number);
};

/** Orders recipes by a column: all of them, or those that match. */
export const byColumn = (db: Db, shelf: Shelf, sort: ColumnSort, sought: Condition | undefined): Order => {
  const { recipes, start, fromCursor } = sortings[sort];
  return {
    after: async (place, rows) => {
      const from = place === undefined ? start : { number: place.number, key: fromCursor(place.key) };
      return (await recipes.after(db, shelf, sought, from, rows)).map(placeOf);
    },
    among: async (numbers) => {
      const found = sought === undefined ? numbers : await foundAmong(db, sought, numbers);
      return (await recipes.some(db, shelf, found)).map(placeOf);
    },
  };
};
