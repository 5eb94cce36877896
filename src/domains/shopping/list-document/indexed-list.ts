import type { ListDocument, ShoppingItem } from '../lists/list.schemas.ts';

/** A parsed list that can be changed, with its items indexed by id. */
export interface IndexedList {
  readonly document: ListDocument;
  readonly items: Map<string, ShoppingItem>;
}

export const toIndexedList = (document: ListDocument): IndexedList => ({
  document,
  items: new Map(document.items.map((item) => [item.id, item])),
});
