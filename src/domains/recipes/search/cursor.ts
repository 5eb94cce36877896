import { invalidCursor, pageOf } from '../../../platform/http/pagination.ts';
import type { FindQuery, Sort } from './find.schemas.ts';
import type { Place } from './order.ts';

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

export interface PageAfter {
  readonly limit: number;
  readonly after: Place | undefined;
}

/** The content of a cursor: the sort order and a position in it. */
export const cursorKey = (sort: Sort, { key, number }: Place): readonly string[] => [sort, key, String(number)];

/** Parses `limit` and `cursor`. Rejects a cursor of another sort order. */
export const pageIn = (sort: Sort, query: FindQuery): PageAfter => {
  const { limit, after } = pageOf(query, PARTS);
  if (after === undefined || query.cursor === undefined) return { limit, after: undefined };
  const [of = '', key = '', number = ''] = after;
  if (of !== sort || !keys[sort].test(key) || !NUMBER.test(number)) throw invalidCursor(query.cursor);
  return { limit, after: { key, number: Number(number) } };
};
