import type { ShoppingItem, Source } from '../list.schemas.ts';
import type { ListDraft } from './draft.ts';
import { isOpen } from './item-of.ts';
import { setSources } from './sources.ts';

/** Whether something is still to be bought for it: not for what was deselected, and not for what is required no more. */
const isStillNeeded = (draft: ListDraft, { id, recipe_id, meal_id }: Source): boolean =>
  (recipe_id ?? meal_id) === undefined || draft.requirement(id)?.selected === true;

/**
 * Settles why an item is on the list that has come back to it, or is no longer bought: meanwhile something may have been
 * deselected, or been put into another item, and is not needed twice.
 */
export const reopenItem = (draft: ListDraft, item: ShoppingItem): void => {
  const elsewhere = new Set(
    draft.items
      .filter((other) => other !== item && isOpen(other))
      .flatMap(({ sources }) => sources.map(({ id }) => id)),
  );
  const left = item.sources.filter((source) => isStillNeeded(draft, source) && !elsewhere.has(source.id));
  if (left.length < item.sources.length) setSources(draft, item, left);
};
