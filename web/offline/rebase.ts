import type { ShoppingListBody } from '../../src/domains/shopping/index.ts';
import { getChangedFields } from './list-change.ts';
import type { QueuedChange } from './list-change.ts';

/** Returns the revision at which a field of the list last changed. */
const createRevisionLookup = (list: ShoppingListBody): ((field: string) => number) => {
  const items = new Map(list.items.map(({ id, fields }) => [id, fields]));
  return (key) => {
    const cut = key.lastIndexOf('/');
    const fields = cut === -1 ? list.fields : items.get(key.slice(0, cut));
    return fields?.[key.slice(cut + 1)] ?? 0;
  };
};

/**
 * Rebases the changes queued behind an answered one. If a field they set was last changed by exactly that one, they
 * were made knowing it and can use its revision as their base. If another member changed it in between, they stay, and
 * the service reports the conflict.
 */
export const rebaseChanges = (
  waiting: readonly QueuedChange[],
  answered: QueuedChange,
  answer: ShoppingListBody,
): readonly QueuedChange[] => {
  const applied = answer.applied_revision ?? answer.revision;
  const own = new Set(getChangedFields(answered.change));
  const getRevision = createRevisionLookup(answer);
  return waiting.map((queued) => {
    if (queued.listId !== answered.listId || queued.refusal !== undefined) return queued;
    const later = getChangedFields(queued.change).filter((field) => getRevision(field) > queued.base);
    const isOwn = later.length > 0 && later.every((field) => own.has(field) && getRevision(field) === applied);
    return isOwn ? { ...queued, base: applied } : queued;
  });
};
