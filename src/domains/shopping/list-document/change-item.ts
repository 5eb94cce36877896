import { collapseWhitespace } from '../../../platform/text/collapse-whitespace.ts';
import type { ItemPatch } from '../lists/change.schemas.ts';
import type { ShoppingItem, Source } from '../lists/list.schemas.ts';
import { refuseFieldConflicts } from './conflicts.ts';
import { isOpen, getItem } from './item.ts';
import type { ListDraft } from './list-draft.ts';
import { unmergeItem } from './merge-items.ts';
import { setSources, updatePurchase } from './sources.ts';

/** Whether the source is still needed, that is, neither deselected nor released. */
const isStillNeeded = (draft: ListDraft, { id, recipe_id, meal_id }: Source): boolean =>
  (recipe_id ?? meal_id) === undefined || draft.findRequirement(id)?.selected === true;

/**
 * Updates the sources of an item that was restored or unchecked: some may have been deselected since, or may now be
 * covered by another item and must not be bought twice.
 */
const removeUnneededSources = (draft: ListDraft, item: ShoppingItem): void => {
  const elsewhere = new Set(
    draft.items
      .filter((other) => other !== item && isOpen(other))
      .flatMap(({ sources }) => sources.map(({ id }) => id)),
  );
  const left = item.sources.filter((source) => isStillNeeded(draft, source) && !elsewhere.has(source.id));
  if (left.length < item.sources.length) setSources(draft, item, left);
};

/** Names stay on one line; other texts lose only the space around them. */
const normalizeValue = (field: string, value: string | boolean): string | boolean => {
  if (typeof value !== 'string') return value;
  return field === 'name' ? collapseWhitespace(value) : value.trim();
};

const settable = ['name', 'buy', 'category', 'note', 'bought', 'deleted'] as const;

/**
 * Sets fields of an item, unless one of them was changed to another value after the base. Restoring a merged item
 * separates it from the item it was merged into.
 */
export const changeItem = (draft: ListDraft, id: string, base: number, settings: ItemPatch): void => {
  const item = getItem(draft, id);
  const set = settable.flatMap((field) => {
    const value = settings[field] ?? undefined;
    return value === undefined ? [] : [{ field, value: normalizeValue(field, value) }];
  });
  refuseFieldConflicts(
    draft,
    base,
    set.map(({ field, value }) => ({
      id,
      field,
      newValue: value,
      currentValue: item[field],
      revision: item.fields[field] ?? 0,
    })),
  );
  const wasOpen = isOpen(item);
  const nameBefore = item.name;
  for (const { field, value } of set) draft.set(item, field, value);
  if (item.name !== nameBefore) updatePurchase(draft, item);
  if (!item.deleted) unmergeItem(draft, item);
  if (isOpen(item) && !wasOpen) removeUnneededSources(draft, item);
};
