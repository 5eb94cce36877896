import { Problem } from '../../../platform/problem/problem.ts';
import type { ShoppingItem } from '../lists/list.schemas.ts';
import type { ListDraft } from './list-draft.ts';

/** The item that a change refers to; it may be a deleted one. */
export const getItem = (draft: ListDraft, id: string): ShoppingItem => {
  const item = draft.findItem(id);
  if (item === undefined) throw new Problem('shopping-item-not-found');
  return item;
};

/** Whether the item still has to be bought. */
export const isOpen = ({ bought, deleted }: ShoppingItem): boolean => !bought && !deleted;
