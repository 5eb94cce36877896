import type { Client } from './client.ts';
import { median, spreadOf } from './figures.ts';
import type { Spread } from './figures.ts';

const LIMIT = 50;
const DEEP = 1000;
const MEASURED = 500;
const WARM_UP = 20;

/** Those that changed last come first, unless titles are asked for. */
export type Order = 'latest' | 'title';

export interface ListingFigures {
  readonly first: Spread;
  readonly deep: Spread;
  /** The page in the middle of those that were timed as deep ones. */
  readonly deepPage: number;
  /** The median of the deep pages to that of the first. */
  readonly ratio: number;
}

const addressOf = (order: Order, limit: number, cursor?: string): string => {
  const query = new URLSearchParams({ limit: String(limit) });
  if (order === 'title') query.set('sort', 'title');
  if (cursor !== undefined) query.set('cursor', cursor);
  return `/recipes?${query.toString()}`;
};

/** Cursors of the pages from the second on, as far as the list goes or as is wanted. */
export const walkPages = async (client: Client, order: Order, limit: number, most = Infinity): Promise<string[]> => {
  const cursors: string[] = [];
  for (let cursor: string | undefined; cursors.length < most;) {
    const { text } = await client.expect(200, addressOf(order, limit, cursor));
    cursor = (JSON.parse(text) as { next_cursor: string | null }).next_cursor ?? undefined;
    if (cursor === undefined) break;
    cursors.push(cursor);
  }
  return cursors;
};

/** Makes the service forget the pages it has answered, by a change of a tag that no recipe has. */
export const forgetter = async (client: Client, purpose: string): Promise<() => Promise<void>> => {
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
 * The first page against pages around the thousandth, or around the middle of a list that is too short for it. The two
 * take turns, so that both meet the same noise, and each is read anew.
 */
export const timeListing = async (client: Client, order: Order): Promise<ListingFigures> => {
  const cursors = await walkPages(client, order, LIMIT, DEEP + MEASURED / 2);
  const middle = cursors.length >= DEEP ? DEEP - 2 : Math.floor(cursors.length / 2);
  const around = cursors.slice(Math.max(0, middle - MEASURED / 2), middle + MEASURED / 2);
  const forget = await forgetter(client, order);
  const time = async (cursor?: string): Promise<number> => {
    await forget();
    return (await client.expect(200, addressOf(order, LIMIT, cursor))).ms;
  };
  const first: number[] = [];
  const deep: number[] = [];
  for (let turn = 0; turn < WARM_UP + MEASURED; turn += 1) {
    first.push(await time());
    deep.push(await time(around[turn % around.length]));
  }
  const counted = { first: first.slice(WARM_UP), deep: deep.slice(WARM_UP) };
  return {
    first: spreadOf(counted.first),
    deep: spreadOf(counted.deep),
    deepPage: middle + 2,
    ratio: median(counted.deep) / median(counted.first),
  };
};
