import { validationFailed } from '../../../platform/problem/problem.ts';
import type { ListDraft } from './list-draft.ts';
import { refuseFieldConflicts } from './conflicts.ts';

const refuseUnknown = (draft: ListDraft, ids: readonly string[]): void => {
  const seen = new Set<string>();
  const violations = ids.flatMap((id, index) => {
    const isSecond = seen.has(id);
    seen.add(id);
    const location = `body.item_ids[${index}]`;
    if (isSecond) return [{ location, code: 'duplicate', message: 'must not occur twice', value: id }];
    return draft.findItem(id) === undefined
      ? [{ location, code: 'unknown', message: 'must be the id of an item of the list', value: id }]
      : [];
  });
  if (violations.length > 0) throw validationFailed(...violations.slice(0, 50));
};

/**
 * Reorders items: the named ones come first, and the others follow in their current order. So an item that the client
 * does not know about yet stays at the end.
 */
export const arrangeItems = (draft: ListDraft, ids: readonly string[], base: number): void => {
  refuseUnknown(draft, ids);
  const present = draft.items.filter(({ arranged }) => arranged === true).map(({ id }) => id);
  refuseFieldConflicts(draft, base, [
    { field: 'arrangement', newValue: ids, currentValue: present, revision: draft.getFieldRevision('arrangement') },
  ]);
  const placed = new Set(ids);
  const order = [...ids, ...draft.items.map(({ id }) => id).filter((id) => !placed.has(id))];
  const isSame = order.every((id, index) => draft.items[index]?.id === id) && present.length === ids.length;
  if (isSame && present.every((id) => placed.has(id))) return;
  for (const item of draft.items) draft.set(item, 'arranged', placed.has(item.id) ? true : undefined);
  draft.arrange(order);
};
