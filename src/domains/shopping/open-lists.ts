import type { Tx } from '../../platform/db/database.ts';
import type { OpenList } from './list/open-list.ts';
import type { ListKey } from './list.store.ts';

interface Kept {
  readonly list: OpenList;
  readonly characters: number;
}

/** Characters of the lists that are kept, which take about ten bytes each. */
const MOST_KEPT = 1_000_000;

const keyOf = ({ library, id }: ListKey): string => `${library} ${id}`;

/**
 * The lists that were changed last, open for the next change. Whoever ticks one thing ticks another soon after, and to
 * read a list of forty items and take it apart is a fifth of all that a tick costs. A revision of a list is never another
 * list, not even after it was deleted and made anew: so a list that still has its revision is the one that is kept.
 */
export class OpenLists {
  readonly #lists = new Map<string, Kept>();
  #characters = 0;

  /** As some transaction left it. The caller may change what it gets: it is nobody else's from now on. */
  take(key: ListKey): OpenList | undefined {
    return this.#forget(keyOf(key))?.list;
  }

  /** As it was committed. */
  keep(key: ListKey, list: OpenList, characters: number): void {
    this.#forget(keyOf(key));
    this.#lists.set(keyOf(key), { list, characters });
    this.#characters += characters;
    for (const oldest of this.#lists.keys()) {
      if (this.#characters <= MOST_KEPT) break;
      this.#forget(oldest);
    }
  }

  #forget(key: string): Kept | undefined {
    const kept = this.#lists.get(key);
    if (kept === undefined) return undefined;
    this.#lists.delete(key);
    this.#characters -= kept.characters;
    return kept;
  }
}

const byDatabase = new WeakMap<object, OpenLists>();

/** Those of the database of a transaction. */
export const openListsOf = ({ home }: Tx): OpenLists => {
  const known = byDatabase.get(home);
  if (known !== undefined) return known;
  const lists = new OpenLists();
  byDatabase.set(home, lists);
  return lists;
};
