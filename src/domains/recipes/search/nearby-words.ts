import type { Db } from '../../../platform/db/database.ts';
import type { LibraryId } from '../../../platform/ids/ids.ts';
import { correctBeginning, correctWord, slipsIn } from './correct-word.ts';
import { lettersOf } from './edit-distance.ts';
import type { QueryWord } from './parse-query.ts';
import { knownWords, wordsLike, wordsWithTail } from './vocabulary.store.ts';

/** The longest word that a beginning is looked for in. */
const LONGEST_WORD = 60;

/** Words of the library that differ in their first letters: one too few, another one, one too many, two swapped. */
const withAnotherStart = async (db: Db, library: LibraryId, letters: readonly string[]): Promise<readonly string[]> => {
  const [first = '', second = '', ...rest] = letters;
  const word = letters.join('');
  const tail = letters.slice(1).join('');
  const exact = await knownWords(db, library, [tail, [second, first, ...rest].join('')]);
  return [...exact, ...(await wordsWithTail(db, library, [word, tail]))];
};

/** What may have been meant by a word that the library does not know. `others` are words that it has elsewhere. */
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
