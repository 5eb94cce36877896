import type { ListBody } from './journal.ts';
import type { Sent } from './operations.ts';

/** The revisions of everything an operation checks before it sets something, in a list. */
const revisionsFor = ({ operation }: Sent, { items, fields = {}, selections }: ListBody): readonly number[] => {
  const ofItem = (wanted: string, names: readonly string[]): readonly number[] => {
    const item = items.find(({ id }) => id === wanted);
    return names.flatMap((name) => item?.fields[name] ?? []);
  };
  switch (operation.kind) {
    case 'add':
    case 'apply':
      return [];
    case 'change':
      return ofItem(operation.item, Object.keys(operation.set));
    case 'merge':
      return [operation.item, operation.into].flatMap((id) => ofItem(id, ['deleted']));
    case 'arrange':
      return [fields['arrangement'] ?? 0];
    case 'clear':
      return items.filter(({ bought }) => bought).flatMap(({ id }) => ofItem(id, ['bought', 'deleted']));
    case 'select':
      return operation.selections.map(({ id }) => selections[id]?.revision ?? 0);
    case 'rename':
      return [fields['name'] ?? 0];
    default:
      return operation satisfies never;
  }
};

/**
 * Moves a queued change to the newest revision the client may honestly use as its base: if only the client itself has
 * changed what it sets, that is the client's own last change.
 */
export const rebased = (sent: Sent, seen: ListBody, own: ReadonlySet<number>): Sent => {
  const later = revisionsFor(sent, seen).filter((revision) => revision > sent.base);
  return later.length > 0 && later.every((revision) => own.has(revision))
    ? { ...sent, base: Math.max(...later) }
    : sent;
};
