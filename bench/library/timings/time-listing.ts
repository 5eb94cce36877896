import { median, computeSpread } from '../../statistics.ts';
import type { Spread } from '../../statistics.ts';
import type { Client } from '../../client.ts';

const PAGE_SIZE = 50;
const DEEP_PAGE = 1000;
const MEASURED_REQUESTS = 500;
const WARM_UP_REQUESTS = 20;

/** Most recently changed first, or by title. */
export type Order = 'latest' | 'title';

export interface ListingFigures {
  readonly first: Spread;
  readonly deep: Spread;
  /** The middle one of the pages timed as deep. */
  readonly deepPage: number;
  /** Median of the deep pages relative to the first page. */
  readonly ratio: number;
}

const createPath = (order: Order, limit: number, cursor?: string): string => {
  const query = new URLSearchParams({ limit: String(limit) });
  if (order === 'title') query.set('sort', 'title');
  if (cursor !== undefined) query.set('cursor', cursor);
  return `/recipes?${query.toString()}`;
};

/** Walks the pages and returns the cursors from the second page on, up to the limit. */
export const walkPages = async (
  client: Client,
  order: Order,
  limit: number,
  maxCursors = Infinity,
): Promise<string[]> => {
  const cursors: string[] = [];
  for (let cursor: string | undefined; cursors.length < maxCursors;) {
    const { text } = await client.expect(200, createPath(order, limit, cursor));
    cursor = (JSON.parse(text) as { next_cursor: string | null }).next_cursor ?? undefined;
    if (cursor === undefined) break;
    cursors.push(cursor);
  }
  return cursors;
};

/** Returns a function that invalidates cached pages by changing a tag that no recipe has. */
export const createCacheInvalidator = async (client: Client, purpose: string): Promise<() => Promise<void>> => {
  const name = `Unused, for ${purpose}`;
  const { text } = await client.expect(201, '/tags', { method: 'POST', json: { name } });
  const { id } = JSON.parse(text) as { id: string };
  let revision = 0;
  return async () => {
    revision += 1;
    const json = { name, color: `#${revision}` };
    await client.expect(200, `/tags/${id}`, { method: 'PUT', json, headers: { 'if-match': `"${revision}"` } });
  };
};

/**
 * Compares the first page with pages around the thousandth, or around the middle of a shorter list. The two alternate,
 * so that noise affects both equally, and neither is served from the cache.
 */
export const timeListing = async (client: Client, order: Order): Promise<ListingFigures> => {
  const cursors = await walkPages(client, order, PAGE_SIZE, DEEP_PAGE + MEASURED_REQUESTS / 2);
  const middle = cursors.length >= DEEP_PAGE ? DEEP_PAGE - 2 : Math.floor(cursors.length / 2);
  const deepCursors = cursors.slice(Math.max(0, middle - MEASURED_REQUESTS / 2), middle + MEASURED_REQUESTS / 2);
  const invalidate = await createCacheInvalidator(client, order);
  const time = async (cursor?: string): Promise<number> => {
    await invalidate();
    return (await client.expect(200, createPath(order, PAGE_SIZE, cursor))).ms;
  };
  const first: number[] = [];
  const deep: number[] = [];
  for (let turn = 0; turn < WARM_UP_REQUESTS + MEASURED_REQUESTS; turn += 1) {
    first.push(await time());
    deep.push(await time(deepCursors[turn % deepCursors.length]));
  }
  const measured = { first: first.slice(WARM_UP_REQUESTS), deep: deep.slice(WARM_UP_REQUESTS) };
  return {
    first: computeSpread(measured.first),
    deep: computeSpread(measured.deep),
    deepPage: middle + 2,
    ratio: median(measured.deep) / median(measured.first),
  };
};
