import type { ShoppingItem, Source } from '../lists/list.schemas.ts';
import { suggestPurchase } from '../purchase/suggest-purchase.ts';
import { formatTotalOfSources } from '../requirements/format-total-of-sources.ts';
import type { ListDraft } from './list-draft.ts';

/** Updates what to show for an item after its name or its sources have changed. */
export const updatePurchase = (draft: ListDraft, item: ShoppingItem): void =>
  draft.setPurchase(item, suggestPurchase(item.name, item.sources));

/**
 * Sets the sources of an item and the total that they need. Does nothing if the item already has exactly these sources.
 */
export const setSources = (draft: ListDraft, item: ShoppingItem, sources: Source[]): void => {
  if (JSON.stringify(item.sources) === JSON.stringify(sources)) return;
  draft.setSources(item, sources, formatTotalOfSources(sources));
  updatePurchase(draft, item);
};

/** Whether the item existed only for its sources and has nothing added by a user. */
const isLeftover = ({ gathered, sources, buy, note, bought }: ShoppingItem): boolean =>
  gathered === true && sources.length === 0 && buy === '' && note === '' && !bought;

/** Removes sources from an item, and the item itself if it existed only for them. */
export const removeSourcesFromItem = (draft: ListDraft, item: ShoppingItem, ids: ReadonlySet<string>): void => {
  const left = item.sources.filter(({ id }) => !ids.has(id));
  if (left.length === item.sources.length) return;
  setSources(draft, item, left);
  if (isLeftover(item)) draft.set(item, 'deleted', true);
};
