import type { Db } from '../../../../platform/db/database.ts';
import type { LibraryId } from '../../../../platform/ids/ids.ts';
import { correctPrefix, correctWord, getMaxTypos } from './correct-word.ts';
import { toCodePoints } from './edit-distance.ts';
import type { QueryWord } from './parse-query.ts';
import { findKnownWords, findWordsByInitialAndLength, findWordsByTail } from '../index/vocabulary.store.ts';

/** The longest word considered when a prefix is corrected. */
const MAX_WORD_LENGTH = 60;

/** Words of the library with a typo in the first letters: one missing, replaced or extra, or two swapped. */
const withAnotherStart = async (db: Db, library: LibraryId, letters: readonly string[]): Promise<readonly string[]> => {
  const [first = '', second = '', ...rest] = letters;
  const word = letters.join('');
  const tail = letters.slice(1).join('');
  const exact = await findKnownWords(db, library, [tail, [second, first, ...rest].join('')]);
  return [...exact, ...(await findWordsByTail(db, library, [word, tail]))];
};

/**
 * Corrections for a word that is not in the library's vocabulary. `others` are further known words, such as those of
 * tags.
 */
export const findCorrectionsOfWord = async (
  db: Db,
  library: LibraryId,
  { text, prefixes }: QueryWord,
  others: readonly string[],
): Promise<readonly string[]> => {
  const letters = toCodePoints(text);
  const [first = ''] = letters;
  const slips = getMaxTypos(letters.length);
  const range = { first, shortest: letters.length - slips, longest: letters.length + slips };
  const alike = [
    ...(await findWordsByInitialAndLength(db, library, range)),
    ...(await withAnotherStart(db, library, letters)),
  ];
  const whole = correctWord(text, [...new Set([...alike, ...others])]);
  if (whole.length > 0 || prefixes.length === 0) return whole;
  const longer = await findWordsByInitialAndLength(db, library, { ...range, longest: MAX_WORD_LENGTH });
  return correctPrefix(text, [...new Set([...longer, ...others])]);
};
