import type { ShoppingItem, Source } from '../list.schemas.ts';
import { neededOf } from '../requirements/needed.ts';
import type { ListDraft } from './draft.ts';

/** Gives an item its sources, and tells what they need together. Where it has just these, nothing changes. */
export const setSources = (draft: ListDraft, item: ShoppingItem, sources: Source[]): void => {
  if (JSON.stringify(item.sources) === JSON.stringify(sources)) return;
  draft.setSources(item, sources, neededOf(sources));
};

/** An item that was there for its sources alone, and to which nobody has added a word. */
const isLeftover = ({ gathered, sources, buy, note, bought }: ShoppingItem): boolean =>
  gathered === true && sources.length === 0 && buy === '' && note === '' && !bought;

/** Takes sources from an item, which leaves the list where it was there for them alone. */
export const dropSources = (draft: ListDraft, item: ShoppingItem, ids: ReadonlySet<string>): void => {
  const left = item.sources.filter(({ id }) => !ids.has(id));
  if (left.length === item.sources.length) return;
  setSources(draft, item, left);
  if (isLeftover(item)) draft.set(item, 'deleted', true);
};
