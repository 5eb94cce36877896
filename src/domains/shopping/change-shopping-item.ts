import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import type { ItemSettings } from './change.schemas.ts';
import { changeItem } from './list/change-item.ts';
import type { ListDraft } from './list/draft.ts';
import { itemOf } from './list/item-of.ts';
import { learnShelves } from './shelve.ts';

/** Sets fields of an item. If its category changes, the library learns the new category for its food. */
export const changeShoppingItem = (
  tx: Tx,
  library: LibraryId,
  draft: ListDraft,
  id: string,
  base: number,
  settings: ItemSettings,
): void => {
  const { category: before } = itemOf(draft, id);
  changeItem(draft, id, base, settings);
  const { name, category, sources } = itemOf(draft, id);
  if (category === before) return;
  const foods = sources.flatMap((source) => source.foods ?? []);
  learnShelves(tx, library, [{ name, category }, ...(foods.length === 0 ? [] : [{ name, foods, category }])]);
};
