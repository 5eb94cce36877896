import type { Tx } from '../../../../platform/db/database.ts';
import { namedCaches } from '../../../../platform/memory/recent-cache.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';

/** About 4 MB. A large library has 20,000 words, most of which are rare. */
const MAX_WORDS = 20_000;

type WordsByLibrary = Map<LibraryId, Set<string>>;

/**
 * The most recently used words of libraries, in two generations like those of `RecentCache`. One set per library avoids
 * building a key for each of a recipe's hundred-odd words.
 */
class KnownWords {
  #young: WordsByLibrary = new Map();
  #old: WordsByLibrary = new Map();
  #youngWords = 0;
  #oldWords = 0;

  constructor() {
    namedCaches.set('known-words', this);
  }

  get size(): number {
    return this.#youngWords + this.#oldWords;
  }

  has(library: LibraryId, word: string): boolean {
    if (this.#young.get(library)?.has(word) === true) return true;
    if (this.#old.get(library)?.has(word) !== true) return false;
    this.add(library, word);
    return true;
  }

  add(library: LibraryId, word: string): void {
    if (this.#young.get(library)?.has(word) === true) return;
    if (this.#youngWords >= MAX_WORDS) {
      this.#old = this.#young;
      this.#oldWords = this.#youngWords;
      this.#young = new Map();
      this.#youngWords = 0;
    }
    const words = this.#young.get(library) ?? new Set();
    words.add(word);
    this.#young.set(library, words);
    this.#youngWords += 1;
  }
}

/** Words that are known to be in the vocabulary of a library, because they were committed. Words never leave it. */
const caches = new WeakMap<object, KnownWords>();

type CommittingTx = Pick<Tx, 'historyKey' | 'afterCommit'>;

const cacheOf = ({ historyKey }: CommittingTx): KnownWords => {
  let cache = caches.get(historyKey);
  if (cache === undefined) {
    cache = new KnownWords();
    caches.set(historyKey, cache);
  }
  return cache;
};

/**
 * Leaves out the words that the library is known to have. The caller adds the others in this transaction; they are known
 * once it is committed.
 */
export const takeUnknownWords = (tx: CommittingTx, library: LibraryId, words: readonly string[]): readonly string[] => {
  const cache = cacheOf(tx);
  const unknown = words.filter((word) => !cache.has(library, word));
  if (unknown.length > 0) {
    tx.afterCommit(() => {
      for (const word of unknown) cache.add(library, word);
    });
  }
  return unknown;
};
