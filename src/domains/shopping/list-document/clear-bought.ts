import type { ShoppingItem } from '../lists/list.schemas.ts';
import type { ListDraft } from './list-draft.ts';

/** Whether the item was on the list and bought at that revision. */
const wasSeenBought = ({ bought, deleted, fields }: ShoppingItem, base: number): boolean =>
  bought && !deleted && (fields['bought'] ?? 0) <= base && (fields['deleted'] ?? 0) <= base;

/** Removes the items that the caller saw as bought. Items that others have checked off or restored since then stay. */
export const clearBought = (draft: ListDraft, base: number): void => {
  for (const item of draft.items) if (wasSeenBought(item, base)) draft.set(item, 'deleted', true);
};
