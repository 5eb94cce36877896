import { toNameKey } from '../../../platform/text/name-key.ts';

/** Including the extension. Some programs truncate or reject longer names. */
const MAX_LENGTH = 100;
/** File systems allow 255 bytes, and letters outside Latin take up to three. */
const MAX_BYTES = 200;
/** Room for the number of a duplicate name: `-12345`. */
const FOR_NUMBER = 6;

/** Device names on Windows, whatever their extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Name for a title without any letters. */
const NAMELESS = 'recipe';

const APOSTROPHES = /['’‘ʼ＇`´]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NO_LETTER = /[^\p{L}\p{M}\p{Nd}]+/gu;
/** Combining marks left over from removed emoji or symbols. */
const LONE_MARKS = /(?<![\p{L}\p{M}\p{Nd}])\p{M}+/gu;

/** Truncates at a whole character. */
const cut = (text: string, longest: number): string => {
  let [kept, bytes] = ['', 0];
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (kept.length + letter.length > longest || bytes > MAX_BYTES) break;
    kept += letter;
  }
  return kept;
};

const stemOf = (title: string, longest: number): string => {
  const letters = title
    .toWellFormed()
    .replaceAll(INVISIBLE, '')
    .replaceAll(APOSTROPHES, '')
    .toLowerCase()
    .normalize('NFC')
    .replaceAll(LONE_MARKS, '')
    .replaceAll(NO_LETTER, '-')
    .replace(/^-/, '');
  const stem = cut(letters, longest).replace(/-$/, '') || NAMELESS;
  return DEVICES.test(stem) ? `${NAMELESS}-${stem}` : stem;
};

/** The names used in an archive, each with the next number to try for a duplicate. */
export type TakenNames = Map<string, number>;

/**
 * A readable file name that is safe everywhere: lower-case letters and digits of any script, and hyphens. Names are
 * unique even on file systems that do not distinguish similar letters.
 */
export const createFileName = (title: string, taken: TakenNames, extension = ''): string => {
  const stem = stemOf(title, MAX_LENGTH - FOR_NUMBER - NAMELESS.length - 1 - extension.length);
  const key = toNameKey(stem + extension);
  let number = taken.get(key) ?? 1;
  let name = number === 1 ? stem + extension : `${stem}-${number}${extension}`;
  while (number > 1 && taken.has(toNameKey(name))) {
    number += 1;
    name = `${stem}-${number}${extension}`;
  }
  taken.set(key, number + 1);
  if (number > 1) taken.set(toNameKey(name), 2);
  return name;
};
