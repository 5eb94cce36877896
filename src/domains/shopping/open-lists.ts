import type { Tx } from '../../platform/db/database.ts';
import { Bounded } from '../../platform/memory/bounded.ts';
import type { OpenList } from './list/open-list.ts';
import type { ListKey } from './list.store.ts';

/** Characters of the lists that are kept, which take about ten bytes each. */
const MOST_KEPT = 1_000_000;

const keyOf = ({ library, id }: ListKey): string => `${library} ${id}`;

const byDatabase = new WeakMap<object, Bounded<OpenList>>();

const listsOf = ({ home }: Tx): Bounded<OpenList> => {
  const known = byDatabase.get(home);
  if (known !== undefined) return known;
  const lists = new Bounded<OpenList>(MOST_KEPT);
  byDatabase.set(home, lists);
  return lists;
};

/**
 * A list that is open since its last change, if that was not long ago. Whoever ticks one thing ticks another soon after,
 * and to read a list of forty items and take it apart is a fifth of all that a tick costs. A revision of a list is never
 * another list, not even after it was deleted and made anew: so where the list still has its revision, this is the list.
 * The caller may change what it gets: it is nobody else's from now on.
 */
export const takeOpenList = (tx: Tx, key: ListKey): OpenList | undefined => listsOf(tx).take(keyOf(key));

/** Keeps a list open, as it is committed. */
export const keepListOpen = (tx: Tx, key: ListKey, list: OpenList, characters: number): void =>
  tx.afterCommit(() => listsOf(tx).keep(keyOf(key), list, characters));
