import { invalidCursor, parsePageQuery } from '../../../../platform/http/lists/pagination.ts';
import type { ListRecipesQuery, Sort } from '../list-recipes.schemas.ts';
import type { SortPosition } from './result-pager.ts';

const PARTS = 3;
const NUMBER = /^\d{1,15}$/;

/** The valid keys of each sort order. */
const keys: Readonly<Record<Sort, RegExp>> = {
  relevance: /^[0-3]$/,
  title: /^/,
  '-updated_at': /^/,
  '-created_at': /^0$/,
  '-times_cooked': NUMBER,
  last_cooked: /^/,
};

export interface PageRequest {
  readonly limit: number;
  readonly after: SortPosition | undefined;
}

/** The content of a cursor: the sort order and a position in it. */
export const toCursorParts = (sort: Sort, { key, number }: SortPosition): readonly string[] => [
  sort,
  key,
  String(number),
];

/** Parses `limit` and `cursor`. Rejects a cursor of another sort order. */
export const parsePageRequest = (sort: Sort, query: ListRecipesQuery): PageRequest => {
  const { limit, after } = parsePageQuery(query, PARTS);
  if (after === undefined || query.cursor === undefined) return { limit, after: undefined };
  const [of = '', key = '', number = ''] = after;
  if (of !== sort || !keys[sort].test(key) || !NUMBER.test(number)) throw invalidCursor(query.cursor);
  return { limit, after: { key, number: Number(number) } };
};
