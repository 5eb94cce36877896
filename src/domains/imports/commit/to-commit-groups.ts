import { getAssetIds, extractIdentityKeys } from '../../recipes/index.ts';
import type { DecidedItem } from './commit-items.ts';

/** An item with a hash of its content. */
export interface HashedItem extends DecidedItem {
  readonly contentHash: string;
}

/** A transaction of this many items of two kilobytes takes about 20 ms, during which other writers wait. */
const MAX_ITEMS = 16;
const MAX_CHARACTERS = 64 * 1024;

const lengthOf = ({ item }: DecidedItem): number => item.document?.length ?? 0;

/** A group that is being collected. */
class Group {
  readonly items: HashedItem[] = [];
  #characters = 0;
  readonly #keys = new Set<string>();
  readonly #files = new Set<string>();

  add(item: HashedItem): void {
    this.items.push(item);
    this.#characters += lengthOf(item);
    for (const key of keysOf(item)) this.#keys.add(key);
    for (const { id } of item.files.staged) this.#files.add(id);
  }

  hasRoomFor(item: HashedItem): boolean {
    const [first] = this.items;
    if (first === undefined) return true;
    const isAlone = [first, item].some(({ action }) => action.kind === 'replace');
    const isFull = this.items.length === MAX_ITEMS || this.#characters + lengthOf(item) > MAX_CHARACTERS;
    return !isAlone && !isFull && !this.#isNeededBy(item);
  }

  /** Whether it may have the same recipe, or files that the item refers to without having them. */
  #isNeededBy(item: HashedItem): boolean {
    return (
      keysOf(item).some((key) => this.#keys.has(key)) || getAssetIds(item.document).some((id) => this.#files.has(id))
    );
  }
}

const keysOf = ({ document, contentHash }: HashedItem): readonly string[] => [
  `content ${contentHash}`,
  ...extractIdentityKeys(document),
];

/**
 * Divides items into groups that are each committed in one transaction. An item that depends on one before it is in a
 * later group: it may be the same recipe or refer to a file of that one. Replacements are committed one at a time,
 * because creating other recipes in the same transaction would take locks in another order.
 */
export function* toCommitGroups(items: readonly HashedItem[]): Generator<readonly HashedItem[]> {
  let group = new Group();
  for (const item of items) {
    if (!group.hasRoomFor(item)) {
      yield group.items;
      group = new Group();
    }
    group.add(item);
  }
  if (group.items.length > 0) yield group.items;
}
