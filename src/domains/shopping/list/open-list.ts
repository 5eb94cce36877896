import type { ListDocument, ShoppingItem } from '../list.schemas.ts';

/** A parsed list that can be changed, with its items indexed by id. */
export interface OpenList {
  readonly document: ListDocument;
  readonly items: Map<string, ShoppingItem>;
}

export const openList = (document: ListDocument): OpenList => ({
  document,
  items: new Map(document.items.map((item) => [item.id, item])),
});
