import { Problem, validationFailed } from '../../../platform/problem/problem.ts';
import type { ShoppingItem, Source } from '../lists/list.schemas.ts';
import type { ListDraft } from './list-draft.ts';
import { getItem } from './item.ts';
import { removeSourcesFromItem, setSources } from './sources.ts';
import { refuseFieldConflicts } from './conflicts.ts';

const ownSourceId = (id: string): string => `item:${id}`;

/** Why an item is on the list: its sources, plus the user's own note or amount as another source. */
const reasonsOf = ({ id, name, buy, note, sources }: ShoppingItem): Source[] => {
  if (buy === '' && note === '' && sources.length > 0) return sources;
  return [...sources, { id: ownSourceId(id), label: '', name, quantity: buy, ...(note !== '' && { note }) }];
};

const other = (draft: ListDraft, id: string, into: string): ShoppingItem => {
  const target = into === id ? undefined : draft.findItem(into);
  if (target !== undefined) return target;
  throw validationFailed({
    location: 'body.into',
    code: 'unknown',
    message: 'must be the id of another item of the list',
    value: into,
  });
};

/**
 * Merges one item into another: the target takes over its sources, and the merged item is removed until someone
 * restores it. An item still needed is never merged with one already bought.
 */
export const mergeItems = (draft: ListDraft, id: string, into: string, base: number): void => {
  const item = getItem(draft, id);
  const target = other(draft, id, into);
  if (item.merged_into === into) return;
  refuseFieldConflicts(
    draft,
    base,
    [item, target].map((one) => ({
      id: one.id,
      field: 'deleted',
      newValue: false,
      currentValue: one.deleted,
      revision: one.fields['deleted'] ?? 0,
    })),
  );
  if (item.deleted || target.deleted || item.bought !== target.bought) throw new Problem('merge-refused');
  // Sources that the target already has remain with the target even if this item is separated later.
  const held = new Set(target.sources.map((source) => source.id));
  setSources(draft, target, [...target.sources, ...reasonsOf(item).filter((reason) => !held.has(reason.id))]);
  if (item.sources.some((source) => held.has(source.id))) {
    setSources(
      draft,
      item,
      item.sources.filter((source) => !held.has(source.id)),
    );
  }
  draft.set(item, 'merged_into', into);
  draft.set(item, 'deleted', true);
};

/** The items it was merged into, following the chain of merges. */
const chainFrom = (draft: ListDraft, item: ShoppingItem): readonly ShoppingItem[] => {
  const chain: ShoppingItem[] = [];
  let next = draft.findItem(item.merged_into ?? '');
  while (next !== undefined && next !== item && !chain.includes(next)) {
    chain.push(next);
    next = draft.findItem(next.merged_into ?? '');
  }
  return chain;
};

/** Separates an item from the one it was merged into, with its sources in their current state. */
export const unmergeItem = (draft: ListDraft, item: ShoppingItem): void => {
  if (item.merged_into === undefined) return;
  const chain = chainFrom(draft, item);
  const now = new Map(chain.at(-1)?.sources.map((source) => [source.id, source]));
  const taken = new Set([...item.sources.map(({ id }) => id), ownSourceId(item.id)]);
  for (const one of chain) removeSourcesFromItem(draft, one, taken);
  setSources(
    draft,
    item,
    item.sources.flatMap(({ id }) => now.get(id) ?? []),
  );
  draft.set(item, 'merged_into', undefined);
};
