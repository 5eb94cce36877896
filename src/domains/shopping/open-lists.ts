import type { Tx } from '../../platform/db/database.ts';
import { SizedCache } from '../../platform/memory/sized-cache.ts';
import type { OpenList } from './list/open-list.ts';
import type { ListKey } from './list.store.ts';

/** Total characters of cached lists. Each character takes about ten bytes of memory. */
const MOST_KEPT = 1_000_000;

const keyOf = ({ library, id }: ListKey): string => `${library} ${id}`;

const byDatabase = new WeakMap<object, SizedCache<OpenList>>();

const listsOf = ({ databaseKey: home }: Tx): SizedCache<OpenList> => {
  const known = byDatabase.get(home);
  if (known !== undefined) return known;
  const lists = new SizedCache<OpenList>(MOST_KEPT);
  byDatabase.set(home, lists);
  return lists;
};

/**
 * Takes a recently changed list out of the cache. A user who checks off one item soon checks off another, and reading
 * and parsing a list of forty items is a fifth of the cost of checking one off. A revision number is never reused, not
 * even if a list is deleted and created again, so if the stored list is still at the cached revision, the cached copy
 * is current. The caller owns the returned object and may modify it.
 */
export const takeOpenList = (tx: Tx, key: ListKey): OpenList | undefined => listsOf(tx).take(keyOf(key));

/** Caches a list once its transaction commits. */
export const keepListOpen = (tx: Tx, key: ListKey, list: OpenList, characters: number): void =>
  tx.afterCommit(() => listsOf(tx).keep(keyOf(key), list, characters));
