import { computeSpread } from '../../statistics.ts';
import type { Spread } from '../../statistics.ts';
import type { Client } from '../../client.ts';
import type { PendingList } from '../engine.ts';
import { createDistinctQueries } from './queries.ts';
import { createCacheInvalidator } from './time-listing.ts';
import { createSearchPath } from './time-search.ts';

const MEASURED_QUERIES = 250;
const ROUNDS = 2;

export interface PendingFigures {
  /** Length of the pending list. */
  readonly pages: number;
  readonly pending: Spread;
  readonly cleaned: Spread;
  /** Ratio of the 99th percentiles. */
  readonly ratio: number;
}

/** Runs the same searches right after many writes and again after the index has merged them, in two rounds. */
export const timePending = async (
  client: Client,
  list: PendingList,
  recipes: number,
  tags: readonly string[],
): Promise<PendingFigures> => {
  const queries = createDistinctQueries(MEASURED_QUERIES, recipes, tags);
  const invalidate = await createCacheInvalidator(client, 'pending');
  const search = async (): Promise<number[]> => {
    await invalidate();
    const times: number[] = [];
    for (const query of queries) times.push((await client.expect(200, createSearchPath(query))).ms);
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
  const spreads = { pending: computeSpread(pending), cleaned: computeSpread(cleaned) };
  return { pages, ...spreads, ratio: spreads.pending.p99 / spreads.cleaned.p99 };
};
