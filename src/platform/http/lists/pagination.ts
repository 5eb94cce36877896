import type { PageItem, PageParams } from '../../db/page-params.ts';
import { validationFailed } from '../../problem/problem.ts';
import type { Problem } from '../../problem/problem.ts';
import { JsonText } from '../api-response.ts';

const encode = (key: readonly string[]): string => Buffer.from(JSON.stringify(key)).toString('base64url');

const decode = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
};

const isKey = (value: unknown, parts: number): value is readonly string[] =>
  Array.isArray(value) &&
  value.length === parts &&
  value.every((part) => typeof part === 'string' && !part.includes('\u0000'));

export const invalidCursor = (cursor: string): Problem =>
  validationFailed({
    location: 'query.cursor',
    code: 'cursor',
    message: 'is not a cursor of this list: send the next_cursor of a page as it came',
    value: cursor,
  });

/** Reads `limit` and `cursor` for a list sorted by `parts` strings. */
export const parsePageQuery = (
  query: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
  parts: number,
): PageParams<readonly string[]> => {
  const limit = query.limit ?? 50;
  if (query.cursor === undefined) return { limit, after: undefined };
  const after = decode(query.cursor);
  if (isKey(after, parts)) return { limit, after };
  throw invalidCursor(query.cursor);
};

/** A page as JSON text: its items, the key of the last one if another page follows, and any additional members. */
export const createPageJson = (
  items: readonly string[],
  last: readonly string[] | undefined,
  more: Readonly<Record<string, number | boolean>> = {},
): JsonText => {
  const cursor = last === undefined ? 'null' : `"${encode(last)}"`;
  const rest = Object.entries(more).map(([name, value]) => `,"${name}":${value}`);
  return new JsonText(`{"items":[${items.join(',')}],"next_cursor":${cursor}${rest.join('')}}`);
};

/**
 * The page as JSON text. `rows` starts after the cursor and has up to one row more than the limit, which only shows
 * that another page follows.
 */
export const createPage = (rows: readonly PageItem[], { limit }: PageParams<unknown>): JsonText => {
  const shown = rows.length > limit ? rows.slice(0, limit) : rows;
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return createPageJson(
    shown.map(({ json }) => json),
    last?.key,
  );
};
