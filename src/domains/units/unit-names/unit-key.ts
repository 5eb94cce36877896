import type { Language } from '../language.ts';

/** No unit name is longer. Longer text is rejected unread, so that huge inputs cost nothing. */
export const MAX_UNIT_NAME_LENGTH = 80;

const SEPARATORS = /[\s.()'’‐‑-]+/g;
const PRINTABLE_ASCII = /^[ -~]*$/;
const COMBINING_MARKS = /[\u0300-\u036f]/g;

const replacements: readonly (readonly [from: RegExp, to: string])[] = [
  [/ß/g, 'ss'],
  [/œ/g, 'oe'],
  [/æ/g, 'ae'],
  [/ø/g, 'o'],
  [/[º˚]/g, '°'],
  [/\u03bc/g, '\u00b5'],
];

/** Makes `c. à s.`, `c.à.s` and `càs` the same spelling, and `cup(s)` the same as `cups`. */
export const removeSeparators = (text: string): string => text.replace(SEPARATORS, '');

const foldAccents = (lower: string): string => {
  const bare = lower.normalize('NFD').replace(COMBINING_MARKS, '');
  return PRINTABLE_ASCII.test(bare)
    ? bare
    : replacements.reduce((folded, [from, to]) => folded.replace(from, to), bare);
};

const NON_SWEDISH = /[^ -~åäö]+/g;

/**
 * Lowercases and removes accents. Swedish keeps å, ä and ö, which are separate letters there: `skal` is a shell, `skål`
 * a bowl.
 */
export const foldLetters = (text: string, language?: Language): string => {
  const lower = text.toLowerCase();
  if (PRINTABLE_ASCII.test(lower)) return lower;
  return language === 'sv' ? lower.normalize('NFC').replace(NON_SWEDISH, foldAccents) : foldAccents(lower);
};

/** Normalizes a unit name for comparison. */
export const toUnitKey = (text: string, language?: Language): string => foldLetters(removeSeparators(text), language);
