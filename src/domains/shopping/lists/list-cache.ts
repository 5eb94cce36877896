import { LRUCache } from 'lru-cache';

import type { Tx } from '../../../platform/db/database.ts';
import type { IndexedList } from '../list-document/indexed-list.ts';
import type { ListKey } from './list.store.ts';

/** Total characters of cached lists. Each character takes about ten bytes of memory. */
const MAX_CACHED = 1_000_000;

const keyOf = ({ library, id }: ListKey): string => `${library} ${id}`;

const byDatabase = new WeakMap<object, LRUCache<string, IndexedList>>();

const listsOf = ({ databaseKey }: Tx): LRUCache<string, IndexedList> => {
  const known = byDatabase.get(databaseKey);
  if (known !== undefined) return known;
  const lists = new LRUCache<string, IndexedList>({ maxSize: MAX_CACHED });
  byDatabase.set(databaseKey, lists);
  return lists;
};

/**
 * Takes a recently changed list out of the cache. A user who checks off one item soon checks off another, and reading
 * and parsing a list of forty items is a fifth of the cost of checking one off. A revision number is never reused, not
 * even if a list is deleted and created again, so if the stored list is still at the cached revision, the cached copy
 * is current. The caller owns the returned object and may modify it.
 */
export const takeCachedList = (tx: Tx, key: ListKey): IndexedList | undefined => {
  const lists = listsOf(tx);
  const list = lists.get(keyOf(key));
  lists.delete(keyOf(key));
  return list;
};

/** Caches a list once its transaction commits. */
export const cacheListAfterCommit = (tx: Tx, key: ListKey, list: IndexedList, characters: number): void =>
  tx.afterCommit(() => listsOf(tx).set(keyOf(key), list, { size: characters }));
