import assert from 'node:assert/strict';

import type { TestClient } from './client.ts';

export interface FoundSummary {
  readonly id: string;
  readonly title: string;
  readonly favorite: boolean;
  readonly updated_at: string;
  readonly translations?: readonly {
    readonly id: string;
    readonly language: string;
    readonly matched: boolean;
    readonly title: string;
  }[];
}

export interface FoundPage {
  readonly items: readonly FoundSummary[];
  readonly next_cursor: string | null;
  readonly total: number;
}

export type FindQuery = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/** The path of the query; arrays become repeated parameters. */
export const findPath = (query: FindQuery): string => {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of typeof value === 'object' ? value : [value]) parameters.append(name, String(one));
  }
  return `/api/v1/recipes?${parameters.toString()}`;
};

/** One page of results. */
export const find = async (client: TestClient, query: FindQuery): Promise<FoundPage> => {
  const { status, body, text } = await client.get<FoundPage>(findPath(query));
  assert.equal(status, 200, text);
  return body;
};

/** The titles of all results in order, which must fit on one page. */
export const titlesFound = async (client: TestClient, query: FindQuery): Promise<readonly string[]> => {
  const { items, next_cursor, total } = await find(client, query);
  assert.equal(next_cursor, null);
  assert.equal(total, items.length, `total with ${JSON.stringify(query)}`);
  return items.map(({ title }) => title);
};

/** All pages, one after the other. Something may happen in between. */
export const allPages = async (
  client: TestClient,
  query: FindQuery,
  between: (page: number) => Promise<void> = async () => {},
): Promise<readonly FoundSummary[]> => {
  const items: FoundSummary[] = [];
  let cursor: string | null = '';
  for (let page = 1; cursor !== null; page += 1) {
    const found: FoundPage = await find(client, cursor === '' ? query : { ...query, cursor });
    items.push(...found.items);
    cursor = found.next_cursor;
    if (cursor !== null) await between(page);
  }
  return items;
};
