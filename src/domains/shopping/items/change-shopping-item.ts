import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import type { ItemPatch } from '../lists/change.schemas.ts';
import { changeItem } from '../list-document/change-item.ts';
import type { ListDraft } from '../list-document/list-draft.ts';
import { getItem } from '../list-document/item.ts';
import { updateLearnedCategories } from './item-categories.ts';

/** Sets fields of an item. If its category changes, the library learns the new category for its food. */
export const changeShoppingItem = (
  tx: Tx,
  library: LibraryId,
  draft: ListDraft,
  id: string,
  base: number,
  settings: ItemPatch,
): void => {
  const { category: before } = getItem(draft, id);
  changeItem(draft, id, base, settings);
  const { name, category, sources } = getItem(draft, id);
  if (category === before) return;
  const foods = sources.flatMap((source) => source.foods ?? []);
  updateLearnedCategories(tx, library, [
    { name, category },
    ...(foods.length === 0 ? [] : [{ name, foods, category }]),
  ]);
};
