import { computeSpread } from '../../statistics.ts';
import type { Spread } from '../../statistics.ts';
import type { Client } from '../../client.ts';
import type { BareSearch } from '../engine.ts';
import { createDistinctQueries } from './queries.ts';
import type { Query } from './queries.ts';

const MEASURED_QUERIES = 500;
const WARM_UP_QUERIES = 50;

export interface SearchFigures {
  readonly service: Spread;
  /** The same words queried directly in the database's index, without the tag and without loading what a page shows. */
  readonly bare: Spread;
  /** Percentage of queries with results, through the service and on the bare index. */
  readonly found: number;
  readonly foundBare: number;
}

export const createSearchPath = ({ word, beginning, tag }: Query): string =>
  `/recipes?${new URLSearchParams({ q: `${word} ${beginning}`, tag, limit: '50' }).toString()}`;

const hasItems = (page: string): boolean => (JSON.parse(page) as { items: readonly unknown[] }).items.length > 0;

const toPercentage = (hits: readonly boolean[]): number => (hits.filter(Boolean).length / hits.length) * 100;

/** Sends each query to both, one right after the other, so that noise affects both equally. */
export const timeSearch = async (
  client: Client,
  bare: BareSearch,
  recipes: number,
  tags: readonly string[],
): Promise<SearchFigures> => {
  const queries = createDistinctQueries(WARM_UP_QUERIES + MEASURED_QUERIES, recipes, tags);
  const timed: { readonly service: number; readonly bare: number; readonly hit: boolean; readonly hitBare: boolean }[] =
    [];
  for (const query of queries) {
    const { text, ms } = await client.expect(200, createSearchPath(query));
    const bareResult = await bare.time(query);
    timed.push({ service: ms, bare: bareResult.ms, hit: hasItems(text), hitBare: bareResult.rows > 0 });
  }
  const measured = timed.slice(WARM_UP_QUERIES);
  return {
    service: computeSpread(measured.map(({ service }) => service)),
    bare: computeSpread(measured.map(({ bare }) => bare)),
    found: toPercentage(measured.map(({ hit }) => hit)),
    foundBare: toPercentage(measured.map(({ hitBare }) => hitBare)),
  };
};
