import type { ShoppingItem } from '../list.schemas.ts';
import type { ListDraft } from './draft.ts';

/** Whether somebody who saw the list at that revision saw the item on it, and bought. */
const wasSeenBought = ({ bought, deleted, fields }: ShoppingItem, base: number): boolean =>
  bought && !deleted && (fields['bought'] ?? 0) <= base && (fields['deleted'] ?? 0) <= base;

/** Takes off the list what the caller saw as bought. What others ticked or brought back meanwhile stays where it is. */
export const clearBought = (draft: ListDraft, base: number): void => {
  for (const item of draft.items) if (wasSeenBought(item, base)) draft.set(item, 'deleted', true);
};
