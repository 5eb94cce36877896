import type { BareSearch } from './engine.ts';
import type { Client } from './client.ts';
import { spreadOf } from './figures.ts';
import type { Spread } from './figures.ts';
import { differentQueries } from './queries.ts';
import type { Query } from './queries.ts';

const MEASURED = 500;
const WARM_UP = 50;

export interface SearchFigures {
  readonly service: Spread;
  /** The same words straight from the index of the database, without the tag and without what a page shows. */
  readonly bare: Spread;
  /** Of a hundred queries, those that found something, through the service and bare. */
  readonly found: number;
  readonly foundBare: number;
}

export const addressOf = ({ word, beginning, tag }: Query): string =>
  `/recipes?${new URLSearchParams({ q: `${word} ${beginning}`, tag, limit: '50' }).toString()}`;

const hasItems = (page: string): boolean => (JSON.parse(page) as { items: readonly unknown[] }).items.length > 0;

const share = (hits: readonly boolean[]): number => (hits.filter(Boolean).length / hits.length) * 100;

/** Each query is asked of both, one right after the other, so that both meet the same noise. */
export const timeSearch = async (
  client: Client,
  bare: BareSearch,
  recipes: number,
  tags: readonly string[],
): Promise<SearchFigures> => {
  const queries = differentQueries(WARM_UP + MEASURED, recipes, tags);
  const timed: { readonly service: number; readonly bare: number; readonly hit: boolean; readonly hitBare: boolean }[] =
    [];
  for (const query of queries) {
    const { text, ms } = await client.expect(200, addressOf(query));
    const floor = await bare.time(query);
    timed.push({ service: ms, bare: floor.ms, hit: hasItems(text), hitBare: floor.rows > 0 });
  }
  const measured = timed.slice(WARM_UP);
  return {
    service: spreadOf(measured.map(({ service }) => service)),
    bare: spreadOf(measured.map(({ bare }) => bare)),
    found: share(measured.map(({ hit }) => hit)),
    foundBare: share(measured.map(({ hitBare }) => hitBare)),
  };
};
