import type { Order, Place } from './order.ts';
import type { PageAfter } from './cursor.ts';
import type { Translations } from './translations.ts';

/** One page of results. */
export interface FilledPage {
  readonly places: readonly Place[];
  /** The last position on the page, if another page follows. */
  readonly last: Place | undefined;
}

const filled = (places: readonly Place[], limit: number): FilledPage => {
  const shown = places.slice(0, limit);
  return { places: shown, last: places.length > limit ? shown.at(-1) : undefined };
};

export const pageOfRecipes = async (order: Order, { limit, after }: PageAfter): Promise<FilledPage> =>
  filled(await order.after(after, limit + 1), limit);

/** Large enough to skip a large group in a few steps, however short the page is. */
const AT_A_TIME = 200;

/**
 * Fills a page with one recipe per translation group. Reads on until the page is full, since several recipes may
 * collapse into one.
 */
export const pageOfGroups = async (
  order: Order,
  translations: Translations,
  { limit, after }: PageAfter,
): Promise<FilledPage> => {
  const kept: Place[] = [];
  const rows = Math.max(limit + 1, AT_A_TIME);
  let from = after;
  for (;;) {
    const next = await order.after(from, rows);
    kept.push(...(await translations.firstOnes(next)));
    if (next.length < rows || kept.length > limit) return filled(kept, limit);
    from = next.at(-1);
  }
};
