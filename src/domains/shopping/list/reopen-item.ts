import type { ShoppingItem, Source } from '../list.schemas.ts';
import type { ListDraft } from './draft.ts';
import { isOpen } from './item-of.ts';
import { setSources } from './sources.ts';

/** Whether the source is still needed, that is, neither deselected nor released. */
const isStillNeeded = (draft: ListDraft, { id, recipe_id, meal_id }: Source): boolean =>
  (recipe_id ?? meal_id) === undefined || draft.requirement(id)?.selected === true;

/**
 * Updates the sources of an item that was restored or unchecked: some may have been deselected since, or may now be
 * covered by another item and must not be bought twice.
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
