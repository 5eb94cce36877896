import type { ItemSettings } from '../change.schemas.ts';
import type { ListDraft } from './draft.ts';
import { isOpen, itemOf } from './item-of.ts';
import { separateItem } from './merge-items.ts';
import { reopenItem } from './reopen-item.ts';
import { refuseStale } from './stale.ts';

const settable = ['name', 'buy', 'category', 'note', 'bought', 'deleted'] as const;

/**
 * Sets fields of an item, unless one of them was changed to another value after the base. Restoring a merged item
 * separates it from the item it was merged into.
 */
export const changeItem = (draft: ListDraft, id: string, base: number, settings: ItemSettings): void => {
  const item = itemOf(draft, id);
  const set = settable.flatMap((field) => {
    const value = settings[field] ?? undefined;
    return value === undefined ? [] : [{ field, value: typeof value === 'string' ? value.trim() : value }];
  });
  refuseStale(
    draft,
    base,
    set.map(({ field, value }) => ({ id, field, value, present: item[field], revision: item.fields[field] ?? 0 })),
  );
  const wasOpen = isOpen(item);
  for (const { field, value } of set) draft.set(item, field, value);
  if (!item.deleted) separateItem(draft, item);
  if (isOpen(item) && !wasOpen) reopenItem(draft, item);
};
