import { nameKey } from '../../../platform/text/name-key.ts';

/** With its ending. Longer names are cut by some programs, and refused by others. */
const LONGEST = 100;
/** File systems count bytes, at most 255; letters outside Latin have three of them. */
const MOST_BYTES = 200;
/** Room for what tells the second of a name from the first: `-12345`. */
const FOR_NUMBER = 6;

/** Windows opens a device where these are asked for, whatever their ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** For a title without any letter. */
const NAMELESS = 'recipe';

const APOSTROPHES = /['’‘ʼ＇`´]/gu;
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
const NO_LETTER = /[^\p{L}\p{M}\p{Nd}]+/gu;
/** What is left of an emoji or a sign once it is gone. */
const LONE_MARKS = /(?<![\p{L}\p{M}\p{Nd}])\p{M}+/gu;

/** Letter by letter as long as there is room, and never half of one. */
const cut = (text: string, longest: number): string => {
  let [kept, bytes] = ['', 0];
  for (const letter of text) {
    bytes += Buffer.byteLength(letter);
    if (kept.length + letter.length > longest || bytes > MOST_BYTES) break;
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

/** The names that an archive has, and by which number the next one of the same name is tried. */
export type TakenNames = Map<string, number>;

/**
 * A name for the file of a recipe, readable and safe everywhere: letters and digits of any script in small, and hyphens.
 * No two are the same, also not where a file system sees no difference between letters that people do.
 */
export const fileNameOf = (title: string, taken: TakenNames, extension = ''): string => {
  const stem = stemOf(title, LONGEST - FOR_NUMBER - NAMELESS.length - 1 - extension.length);
  const key = nameKey(stem + extension);
  let number = taken.get(key) ?? 1;
  let name = number === 1 ? stem + extension : `${stem}-${number}${extension}`;
  while (number > 1 && taken.has(nameKey(name))) {
    number += 1;
    name = `${stem}-${number}${extension}`;
  }
  taken.set(key, number + 1);
  if (number > 1) taken.set(nameKey(name), 2);
  return name;
};
