import { toCodePoints } from './edit-distance.ts';
import type { QueryWord } from './parse-query.ts';
import type { VocabularyMatches } from '../index/vocabulary.store.ts';

/** SQLite has a prefix index for up to this many letters. */
const INDEXED_LETTERS = 4;
const MAX_WORDS = 50;

/** How many words of the vocabulary to look up for a prefix: enough to know whether there are too many. */
export const MAX_COMPLETIONS_LOOKED_UP = MAX_WORDS + 1;

interface Continued {
  /** Words of the library that start with one of the prefixes. */
  readonly whole: readonly string[];
  /** Prefixes to query the index for: those with many matching words, and those that were not looked up. */
  readonly beginnings: readonly string[];
}

/** Whether a prefix is looked up in the vocabulary. Numbers are not in it. */
const isLookedUp = (beginning: string): boolean =>
  toCodePoints(beginning).length >= INDEXED_LETTERS && !/^\d+$/.test(beginning);

/** The prefixes of a word to look up in the vocabulary before it is completed. */
export const getPrefixesToLookUp = ({ prefixes }: QueryWord): readonly string[] => prefixes.filter(isLookedUp);

/**
 * Completes a word that is still being typed. If only a few words of the library match, they are queried one by one:
 * for a longer prefix SQLite would first collect all recipes of every matching word, which took four times as long with
 * 100,000 recipes.
 */
export const completeWord = ({ prefixes }: QueryWord, { byPrefix }: VocabularyMatches): Continued => {
  const whole: string[] = [];
  const left: string[] = [];
  for (const beginning of prefixes) {
    const found = byPrefix.get(beginning);
    const isShort = found !== undefined && toCodePoints(beginning).length <= INDEXED_LETTERS && found.length > 0;
    if (found === undefined || isShort || found.length > MAX_WORDS) left.push(beginning);
    else whole.push(...found);
  }
  return { whole, beginnings: left };
};
