import type { Language } from './language.ts';

/** No unit has a longer name. Longer text is not looked at, so that nobody can make us fold a book. */
export const LONGEST_NAME = 80;

const SEPARATORS = /[\s.()'’‐‑-]+/g;
const PLAIN = /^[ -~]*$/;
const MARKS = /[\u0300-\u036f]/g;

const foldings: readonly (readonly [from: RegExp, to: string])[] = [
  [/ß/g, 'ss'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ø/g, 'o'],
  [/[º˚]/g, '°'],
  [/\u03bc/g, '\u00b5'],
];

/** Without what separates: `c. à s.`, `c.à.s` and `càs` are one spelling, as are `cup(s)` and `cups`. */
export const withoutSeparators = (text: string): string => text.replace(SEPARATORS, '');

const fold = (lower: string): string => {
  const bare = lower.normalize('NFD').replace(MARKS, '');
  return PLAIN.test(bare) ? bare : foldings.reduce((folded, [from, to]) => folded.replace(from, to), bare);
};

/** Everything but the letters of Swedish. */
const NOT_SWEDISH = /[^ -~åäö]+/g;

/**
 * Lower case, without accents and marks. But å, ä and ö are letters of their own in Swedish: `skal` is a shell and no
 * bowl, which is `skål`.
 */
export const foldLetters = (text: string, language?: Language): string => {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return language === 'sv' ? lower.normalize('NFC').replace(NOT_SWEDISH, fold) : fold(lower);
};

/** The name of a unit as it is compared. */
export const unitKey = (text: string, language?: Language): string => foldLetters(withoutSeparators(text), language);
