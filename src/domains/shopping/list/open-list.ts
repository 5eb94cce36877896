import type { ListDocument, ShoppingItem } from '../list.schemas.ts';

/** A list that can be changed, with its items by their ids. */
export interface OpenList {
  readonly document: ListDocument;
  readonly items: Map<string, ShoppingItem>;
}

export const openList = (document: ListDocument): OpenList => ({
  document,
  items: new Map(document.items.map((item) => [item.id, item])),
});
