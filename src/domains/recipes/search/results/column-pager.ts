import type { Db } from '../../../../platform/db/database.ts';
import { matchesExpression } from '../query/expression.ts';
import type { Expression } from '../query/expression.ts';
import type { Sort } from '../list-recipes.schemas.ts';
import { filterByBooksAndCookable, findTokens } from './hits.store.ts';
import type { SearchTarget } from './hits.store.ts';
import type { ResultPager, SortPosition } from './result-pager.ts';
import { ColumnSortStore } from './column-sort.store.ts';
import type { CountedHitCriteria, SortKeyRow } from './column-sort.store.ts';

export type ColumnSort = Exclude<Sort, 'relevance' | '-created_at'>;

interface Sorting {
  readonly recipes: ColumnSortStore;
  /** A position before the first recipe. */
  readonly start: SortKeyRow;
  readonly fromCursor: (key: string) => string | number;
}

const asText = (key: string): string => key;

const sortings: Readonly<Record<ColumnSort, Sorting>> = {
  title: {
    recipes: new ColumnSortStore({ name: 'title_key', direction: 'asc' }),
    start: { key: '', number: 0 },
    fromCursor: asText,
  },
  '-updated_at': {
    recipes: new ColumnSortStore({ name: 'updated_at', direction: 'desc' }),
    // Sorts after any timestamp, which has only digits, punctuation and a few letters.
    start: { key: '~', number: 0 },
    fromCursor: asText,
  },
  '-times_cooked': {
    recipes: new ColumnSortStore({ name: 'times_cooked', direction: 'desc' }),
    start: { key: Number.MAX_SAFE_INTEGER, number: 0 },
    fromCursor: Number,
  },
  last_cooked: {
    recipes: new ColumnSortStore({ name: 'last_cooked', direction: 'asc' }),
    start: { key: '', number: 0 },
    fromCursor: asText,
  },
};

const placeOf = ({ number, key }: SortKeyRow): SortPosition => ({ number, key: String(key) });

/** What recipes have to match, as an expression and as a query to the index. */
interface Condition extends CountedHitCriteria {
  readonly condition: Expression;
}

const foundAmong = async (
  db: Db,
  target: SearchTarget,
  hitQuery: Condition,
  numbers: readonly number[],
): Promise<readonly number[]> => {
  const tokens = await findTokens(db, await filterByBooksAndCookable(db, target, hitQuery, numbers));
  return [...tokens].filter(([, held]) => matchesExpression(hitQuery.condition, held)).map(([number]) => number);
};

/** Orders recipes by a column: all of them, or those that match. */
export const createColumnPager = (
  db: Db,
  target: SearchTarget,
  sort: ColumnSort,
  hitQuery: Condition | undefined,
): ResultPager => {
  const { recipes, start, fromCursor } = sortings[sort];
  return {
    after: async (place, rows) => {
      const from = place === undefined ? start : { number: place.number, key: fromCursor(place.key) };
      return (await recipes.after(db, target, hitQuery, from, rows)).map(placeOf);
    },
    sortMatching: async (numbers) => {
      const found = hitQuery === undefined ? numbers : await foundAmong(db, target, hitQuery, numbers);
      return (await recipes.sort(db, target, found)).map(placeOf);
    },
  };
};
