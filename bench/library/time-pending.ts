import type { Client } from './client.ts';
import type { PendingList } from './engine.ts';
import { spreadOf } from './figures.ts';
import type { Spread } from './figures.ts';
import { differentQueries } from './queries.ts';
import { forgetter } from './time-listing.ts';
import { addressOf } from './time-search.ts';

const MEASURED = 250;
const ROUNDS = 2;

export interface PendingFigures {
  /** How long the list was. */
  readonly pages: number;
  readonly pending: Spread;
  readonly cleaned: Spread;
  /** Of the 99th percentiles. */
  readonly ratio: number;
}

/** The same searches right after many writes, and when the index has taken all of them in; twice, in turn. */
export const timePending = async (
  client: Client,
  list: PendingList,
  recipes: number,
  tags: readonly string[],
): Promise<PendingFigures> => {
  const queries = differentQueries(MEASURED, recipes, tags);
  const forget = await forgetter(client, 'pending');
  const search = async (): Promise<number[]> => {
    await forget();
    const times: number[] = [];
    for (const query of queries) times.push((await client.expect(200, addressOf(query))).ms);
    return times;
  };
  const pending: number[] = [];
  const cleaned: number[] = [];
  let pages = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    await list.write();
    pending.push(...(await search()));
    pages = Math.max(pages, await list.clean());
    cleaned.push(...(await search()));
  }
  const spreads = { pending: spreadOf(pending), cleaned: spreadOf(cleaned) };
  return { pages, ...spreads, ratio: spreads.pending.p99 / spreads.cleaned.p99 };
};
