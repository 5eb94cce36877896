import { ok } from '../api-response.ts';
import type { ApiResponse } from '../api-response.ts';
import { parsePageQuery, createPage } from './pagination.ts';

interface KeyedList<Row> {
  /** The rows after a key, in list order; `start` sorts before all of them. */
  readonly rows: (after: string, count: number) => Promise<readonly Row[]>;
  readonly start: string;
  readonly keyOf: (row: Row) => string;
  readonly present: (row: Row) => unknown;
}

/** Returns one page of a list that belongs to no library and is sorted by a single string. */
export const listPageByKey = async <Row>(
  query: { readonly limit?: number | undefined; readonly cursor?: string | undefined },
  { rows, start, keyOf, present }: KeyedList<Row>,
): Promise<ApiResponse> => {
  const page = parsePageQuery(query, 1);
  const found = await rows(page.after?.[0] ?? start, page.limit + 1);
  const listed = found.map((row) => ({ json: JSON.stringify(present(row)), key: [keyOf(row)] }));
  return ok(createPage(listed, page));
};
