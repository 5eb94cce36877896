import { listIdentityKeys } from '../../recipes/index.ts';
import type { DecidedItem } from './commit-items.ts';

/** An item with a hash of its content. */
export interface HashedItem extends DecidedItem {
  readonly print: string;
}

/** A transaction of this many items of two kilobytes takes about 20 ms, for which other writers wait. */
const MAX_ITEMS = 16;
const MAX_CHARACTERS = 64 * 1024;

const lengthOf = ({ item }: DecidedItem): number => item.document?.length ?? 0;

const keysOf = ({ document, print }: HashedItem): readonly string[] => [
  `content ${print}`,
  ...listIdentityKeys(document),
];

/**
 * Divides items into groups that are each committed in one transaction. Two items that may be the same recipe are not in
 * one group, so that the second is compared with the first. A new revision is in a group of its own: creating other
 * recipes in the same transaction would take locks in another order.
 */
export function* toCommitGroups(items: readonly HashedItem[]): Generator<readonly HashedItem[]> {
  let group: HashedItem[] = [];
  let characters = 0;
  let keys = new Set<string>();
  for (const item of items) {
    const own = keysOf(item);
    const isAlone = item.action.kind === 'replace' || group[0]?.action.kind === 'replace';
    const isFull = group.length === MAX_ITEMS || characters + lengthOf(item) > MAX_CHARACTERS;
    if (group.length > 0 && (isAlone || isFull || own.some((key) => keys.has(key)))) {
      yield group;
      group = [];
      characters = 0;
      keys = new Set();
    }
    group.push(item);
    characters += lengthOf(item);
    for (const key of own) keys.add(key);
  }
  if (group.length > 0) yield group;
}
