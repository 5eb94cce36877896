import type { PageRequest } from './cursor.ts';
import type { ResultPager, SortPosition } from './result-pager.ts';
import type { TranslationGroups } from '../query/translation-groups.ts';

/** One page of results. */
export interface ResultPage {
  readonly places: readonly SortPosition[];
  /** The last position on the page, if another page follows. */
  readonly last: SortPosition | undefined;
}

/** The page from one more place than it shows: if there is one more, another page follows. */
export const toResultPage = (places: readonly SortPosition[], limit: number): ResultPage => {
  const shown = places.slice(0, limit);
  return { places: shown, last: places.length > limit ? shown.at(-1) : undefined };
};

export const findRecipePage = async (order: ResultPager, { limit, after }: PageRequest): Promise<ResultPage> =>
  toResultPage(await order.after(after, limit + 1), limit);

/** Large enough to skip a large group in a few steps, however short the page is. */
const AT_A_TIME = 200;

/**
 * Fills a page with one recipe per translation group. Reads on until the page is full, since several recipes may
 * collapse into one.
 */
export const findGroupPage = async (
  order: ResultPager,
  translations: TranslationGroups,
  { limit, after }: PageRequest,
): Promise<ResultPage> => {
  const kept: SortPosition[] = [];
  const rows = Math.max(limit + 1, AT_A_TIME);
  let from = after;
  for (;;) {
    const next = await order.after(from, rows);
    kept.push(...(await translations.filterRepresentatives(next)));
    if (next.length < rows || kept.length > limit) return toResultPage(kept, limit);
    from = next.at(-1);
  }
};
