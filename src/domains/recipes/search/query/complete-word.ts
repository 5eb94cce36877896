import type { Db } from '../../../../platform/db/database.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { toCodePoints } from './edit-distance.ts';
import type { QueryWord } from './parse-query.ts';
import { findWordsByPrefix } from '../index/vocabulary.store.ts';

/** SQLite has a prefix index for up to this many letters. */
const INDEXED_LETTERS = 4;
const MAX_WORDS = 50;

interface Continued {
  /** Words of the library that start with one of the prefixes. */
  readonly whole: readonly string[];
  /** Prefixes to query the index for: those with many matching words, and those that were not looked up. */
  readonly beginnings: readonly string[];
}

/**
 * Completes a word that is still being typed. If only a few words of the library match, they are queried one by one:
 * for a longer prefix SQLite would first collect all recipes of every matching word, which took four times as long with
 * 100,000 recipes. Numbers are not in the vocabulary.
 */
export const completeWord = async (db: Db, library: LibraryId, { prefixes }: QueryWord): Promise<Continued> => {
  const whole: string[] = [];
  const left: string[] = [];
  for (const beginning of prefixes) {
    const letters = toCodePoints(beginning).length;
    if (letters < INDEXED_LETTERS || /^\d+$/.test(beginning)) {
      left.push(beginning);
      continue;
    }
    const found = await findWordsByPrefix(db, library, beginning, MAX_WORDS + 1);
    const isShort = letters <= INDEXED_LETTERS && found.length > 0;
    if (isShort || found.length > MAX_WORDS) left.push(beginning);
    else whole.push(...found);
  }
  return { whole, beginnings: left };
};
