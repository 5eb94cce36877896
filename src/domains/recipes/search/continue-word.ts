import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { lettersOf } from './edit-distance.ts';
import type { QueryWord } from './parse-query.ts';
import { wordsFrom } from './vocabulary.store.ts';

/** Beginnings of up to so many letters have an index of their own on SQLite. */
const INDEXED_LETTERS = 4;
const MOST_WORDS = 50;

interface Continued {
  /** Words that the library has. */
  readonly whole: readonly string[];
  /** What the index is asked for as a beginning, where some word begins so or where nobody looked. */
  readonly beginnings: readonly string[];
}

/**
 * How a word that is still being written may go on. Words of the library are asked for one by one where they are few:
 * for a longer beginning SQLite would first gather all recipes of every word that begins so, which took four times as
 * long at 100,000 recipes. Words of digits alone are not in the vocabulary.
 */
export const continueWord = async (db: Db, library: LibraryId, { beginnings }: QueryWord): Promise<Continued> => {
  const whole: string[] = [];
  const left: string[] = [];
  for (const beginning of beginnings) {
    const letters = lettersOf(beginning).length;
    if (letters < INDEXED_LETTERS || /^\d+$/.test(beginning)) {
      left.push(beginning);
      continue;
    }
    const found = await wordsFrom(db, library, beginning, MOST_WORDS + 1);
    const isShort = letters <= INDEXED_LETTERS && found.length > 0;
    if (isShort || found.length > MOST_WORDS) left.push(beginning);
    else whole.push(...found);
  }
  return { whole, beginnings: left };
};
