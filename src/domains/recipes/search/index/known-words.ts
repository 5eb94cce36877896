import type { Tx } from '../../../../platform/db/database.ts';
import { RecentCache } from '../../../../platform/memory/recent-cache.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';

/** About 4 MB. A large library has 20,000 words, most of which are rare. */
const MAX_WORDS = 20_000;

/** Words that are known to be in the vocabulary of a library, because they were committed. Words never leave it. */
const caches = new WeakMap<object, RecentCache<true>>();

type CommittingTx = Pick<Tx, 'historyKey' | 'afterCommit'>;

const cacheOf = ({ historyKey }: CommittingTx): RecentCache<true> => {
  let cache = caches.get(historyKey);
  if (cache === undefined) {
    cache = new RecentCache(MAX_WORDS, 'known-words');
    caches.set(historyKey, cache);
  }
  return cache;
};

const toKey = (library: LibraryId, word: string): string => `${library} ${word}`;

/**
 * Leaves out the words that the library is known to have. The caller adds the others in this transaction; they are known
 * once it is committed.
 */
export const withoutKnownWords = (
  tx: CommittingTx,
  library: LibraryId,
  words: readonly string[],
): readonly string[] => {
  const cache = cacheOf(tx);
  const unknown = words.filter((word) => cache.get(toKey(library, word)) === undefined);
  if (unknown.length > 0) {
    tx.afterCommit(() => {
      for (const word of unknown) cache.set(toKey(library, word), true);
    });
  }
  return unknown;
};
