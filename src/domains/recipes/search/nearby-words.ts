import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { correctBeginning, correctWord, slipsIn } from './correct-word.ts';
import { lettersOf } from './edit-distance.ts';
import type { QueryWord } from './parse-query.ts';
import { knownWords, wordsLike, wordsWithTail } from './vocabulary.store.ts';

/** The longest word considered when a prefix is corrected. */
const LONGEST_WORD = 60;

/** Words of the library with a typo in the first letters: one missing, replaced or extra, or two swapped. */
const withAnotherStart = async (db: Db, library: LibraryId, letters: readonly string[]): Promise<readonly string[]> => {
  const [first = '', second = '', ...rest] = letters;
  const word = letters.join('');
  const tail = letters.slice(1).join('');
  const exact = await knownWords(db, library, [tail, [second, first, ...rest].join('')]);
  return [...exact, ...(await wordsWithTail(db, library, [word, tail]))];
};

/**
 * Corrections for a word that is not in the library's vocabulary. `others` are further known words, such as those of
 * tags.
 */
export const nearbyWords = async (
  db: Db,
  library: LibraryId,
  { text, beginnings }: QueryWord,
  others: readonly string[],
): Promise<readonly string[]> => {
  const letters = lettersOf(text);
  const [first = ''] = letters;
  const slips = slipsIn(letters.length);
  const range = { first, shortest: letters.length - slips, longest: letters.length + slips };
  const alike = [...(await wordsLike(db, library, range)), ...(await withAnotherStart(db, library, letters))];
  const whole = correctWord(text, [...new Set([...alike, ...others])]);
  if (whole.length > 0 || beginnings.length === 0) return whole;
  const longer = await wordsLike(db, library, { ...range, longest: LONGEST_WORD });
  return correctBeginning(text, [...new Set([...longer, ...others])]);
};
