import { findUnitsByName, isAmountWord, isSingleWordAmount, parseAmount } from '../../units/index.ts';
import type { Amount, Language } from '../../units/index.ts';
import { findUnitAfter } from './find-unit-span.ts';
import type { TextSpan, UnitSpan } from './find-unit-span.ts';

/** A number in a text at its full extent, in digits or words: `2`, `1 1/2`, `½`, `2-3`, `two to three`, `half a`. */
export interface ScannedNumber extends TextSpan {
  /** Without any number if the digits are not a number: `1/2/3`. */
  readonly amount: Amount;
  /** In words. */
  readonly isWord: boolean;
  /** A word that is also an article: `a`, `ein`, `une`. */
  readonly isArticle: boolean;
  readonly unit: UnitSpan | undefined;
}

/** No recipe line has more; lines that do are not read. */
const MAX_NUMBERS = 24;
/** Enough for `one and a half`. */
const MAX_NUMBER_WORDS = 4;

/**
 * Longer digit runs are not amounts. Bounded and never part of a longer run, so that no run is retried at every length.
 */
const DIGIT_RUN = String.raw`\d{1,12}(?!\d)`;
const FRACTION = `${DIGIT_RUN} ?[/⁄∕] ?${DIGIT_RUN}`;
const GLYPH = '[¼-¾⅐-⅞]';
const DECIMAL = `${DIGIT_RUN}(?:[.,]${DIGIT_RUN}){0,4}|[.,]${DIGIT_RUN}`;
const NUMBER = String.raw`(?:${FRACTION}|${DIGIT_RUN}(?:\s?[-‐‑]\s?|\s| & | and )?(?:${FRACTION}|${GLYPH})|${DECIMAL}|${GLYPH})`;
const RANGE_SEPARATOR = String.raw`\s?(?:[-‐‑‒–—−]|\p{L}{1,6}(?: \p{L}{1,3})?)\s?`;
/** `6- to 8-ounce`. */
const HYPHENATED_RANGE = new RegExp(`(${NUMBER})[-‐‑–] ?(?:to|or|bis|à|tot|till) (${NUMBER})`, 'uy');
/** `150ml-200ml`, `1 cup to 2 cups`: a range with its unit after both numbers. */
const RANGE_WITH_UNITS = new RegExp(
  String.raw`(${NUMBER})\s?(\p{L}{1,12})\s?(?:[-–—]|to|bis|à|tot|till|a)\s?(${NUMBER})(?=\s?\2(?:s|n|e)?(?!\p{L}))`,
  'uy',
);
const SPACED_THOUSANDS = /\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?!\d|[.,]\d)/uy;
/** `1'000` in Switzerland. */
const APOSTROPHE_THOUSANDS = /\d{1,3}(?:['’]\d{3})+(?:[.,]\d{1,12})?(?!\d)/uy;
/** `beurre 82 250 g`: which of the digits are the amount? */
const WORD_BEFORE = /(\p{L}+) $/u;
/** `environ 1 500 g`, `2 œufs et 1 500 g`, `1 kyckling på 1 500 g`: words in French and Swedish that begin an amount. */
const AMOUNT_FOLLOWS = /^(?:environ|env|presque|et|ou|soit|de|plus|à|ca|cirka|ungefär|nästan|och|eller|samt|på|av)$/iu;
const WORD_LENGTH = 24;
/** `1 000`: certainly a single number. */
const WITH_ZEROS = /^\d+ 0/u;
const LETTER = /\p{L}/u;
const SINGLE_NUMBER = new RegExp(NUMBER, 'uy');
/** Longest first; if the language does not accept it as an amount, the next shape is tried. */
const NUMBER_SHAPES: readonly RegExp[] = [
  new RegExp(`${NUMBER}${RANGE_SEPARATOR}${NUMBER}`, 'uy'),
  SPACED_THOUSANDS,
  APOSTROPHE_THOUSANDS,
  SINGLE_NUMBER,
];
const NUMBER_START = /[\d¼-¾⅐-⅞]|[.,]\d/uy;
const REST_OF_DIGITS = /.[\d¼-¾⅐-⅞]*/uy;
const WORD_OR_NUMBER = /\p{L}[\p{L}\p{M}]*|[\d¼-¾⅐-⅞]|[.,]\d/gu;
const NEXT_WORD = /[ \u00a0-]\p{L}[\p{L}\p{M}]*/uy;
const APOSTROPHE = /['’]/u;
const skipDigits = (text: string, start: number): number => {
  REST_OF_DIGITS.lastIndex = start;
  return REST_OF_DIGITS.test(text) ? REST_OF_DIGITS.lastIndex : start + 1;
};

interface NumberMatch extends TextSpan {
  readonly amount: Amount;
}

const parseShapeAt = (
  shape: RegExp,
  text: string,
  start: number,
  language: Language | undefined,
): NumberMatch | undefined => {
  shape.lastIndex = start;
  const match = shape.exec(text)?.[0];
  const amount = match === undefined ? undefined : parseAmount(match, language);
  return match === undefined || amount === undefined ? undefined : { start, end: start + match.length, amount };
};

const isAfterName = (text: string, { start, end }: TextSpan): boolean => {
  const word = WORD_BEFORE.exec(text.slice(Math.max(0, start - WORD_LENGTH), start))?.[1];
  return word !== undefined && !AMOUNT_FOLLOWS.test(word) && !WITH_ZEROS.test(text.slice(start, end));
};

const parseLongestAt = (text: string, start: number, language: Language | undefined): NumberMatch | undefined => {
  HYPHENATED_RANGE.lastIndex = start;
  const range = HYPHENATED_RANGE.exec(text);
  if (range !== null) {
    const amount = parseAmount(`${range[1] ?? ''}-${range[2] ?? ''}`, language);
    if (amount !== undefined) return { start, end: HYPHENATED_RANGE.lastIndex, amount };
  }
  RANGE_WITH_UNITS.lastIndex = start;
  const [measures, min = '', unit = '', max = ''] = RANGE_WITH_UNITS.exec(text) ?? [];
  if (measures !== undefined && findUnitsByName(unit, language).length > 0) {
    const amount = parseAmount(`${min}-${max}`, language);
    if (amount?.min !== undefined) return { start, end: start + measures.length, amount };
  }
  for (const shape of NUMBER_SHAPES) {
    // `T55 250 g` are 250 g of flour.
    if (shape === SPACED_THOUSANDS && LETTER.test(text.charAt(start - 1))) continue;
    const number = parseShapeAt(shape, text, start, language);
    if (number === undefined) continue;
    return shape === SPACED_THOUSANDS && isAfterName(text, number) ? { ...number, amount: {} } : number;
  }
  return undefined;
};

const DIGIT = /[\d¼-¾⅐-⅞]/gu;

/** Whether there are digits after the run that starts here. If not, nothing longer than the run can be a number. */
const hasDigitsAfter = (text: string, start: number): boolean => {
  DIGIT.lastIndex = skipDigits(text, start);
  return DIGIT.test(text);
};

const parseDigitsAt = (text: string, start: number, language: Language | undefined): NumberMatch | undefined =>
  hasDigitsAfter(text, start)
    ? parseLongestAt(text, start, language)
    : parseShapeAt(SINGLE_NUMBER, text, start, language);

/** Adds the words that belong to a number: `1 dozen`, `half a dozen`, `one and a half`. */
const extendByWords = (text: string, number: NumberMatch, language: Language | undefined): NumberMatch => {
  let longest = number;
  let end = number.end;
  for (let count = 0; count < MAX_NUMBER_WORDS; count += 1) {
    NEXT_WORD.lastIndex = end;
    const next = NEXT_WORD.exec(text)?.[0];
    if (next === undefined || !isAmountWord(next.slice(1), language)) break;
    end += next.length;
    // `moitié d'un`: the preposition belongs to the next word.
    if (APOSTROPHE.test(text.charAt(end))) break;
    const amount = parseAmount(text.slice(number.start, end), language);
    if (amount !== undefined && amount.approximate !== true) longest = { start: number.start, end, amount };
  }
  return longest;
};

const parseWordAt = (
  text: string,
  start: number,
  word: string,
  language: Language | undefined,
): NumberMatch | undefined => {
  if (!isSingleWordAmount(word, language)) return undefined;
  const amount = parseAmount(word, language);
  return amount === undefined ? undefined : extendByWords(text, { start, end: start + word.length, amount }, language);
};

const COUNT_AND_FRACTION = /^(?:\d{1,2} ?[-–] ?)?(\d{1,2}) ((?:\d ?[/⁄∕] ?\d{1,2})|[¼-¾⅐-⅞])$/u;
const INCHES_AFTER =
  /^[-‐ ]?(?:inch|in\.?|")(?:es)?(?:[- ]thick)? (?:thick )?(?:\p{L}+ ){0,2}?(?:slices|rounds|pieces|strips|cubes|chunks|wedges|steaks|fillets|coins)/iu;
/** `1 ½-inch pieces` are pieces of one and a half inches. */
const MIN_SPLIT_COUNT = 3;
/** `2-3 ½-inch pieces` may be pieces of two to three and a half inches. */
const MIN_SPLIT_RANGE = 6;

/** `12 ½-inch slices` are twelve slices of half an inch, not slices of twelve and a half inches. `12-16 ½-inch` too. */
const splitCountAndSize = (
  text: string,
  number: NumberMatch,
  language: Language | undefined,
): readonly NumberMatch[] => {
  const written = text.slice(number.start, number.end);
  const [, last, fraction] = COUNT_AND_FRACTION.exec(written) ?? [];
  if (last === undefined || fraction === undefined) return [number];
  const end = number.end - fraction.length - 1;
  const isRange = end - number.start > last.length;
  if (Number(last) < (isRange ? MIN_SPLIT_RANGE : MIN_SPLIT_COUNT)) return [number];
  const [count, size] = [parseAmount(text.slice(number.start, end), language), parseAmount(fraction, language)];
  if (count === undefined || size === undefined) return [number];
  if (!INCHES_AFTER.test(text.slice(number.end, number.end + 60))) return [number];
  return [
    { start: number.start, end, amount: count },
    { start: end + 1, end: number.end, amount: size },
  ];
};

const ARTICLES: Readonly<Record<Language, RegExp>> = {
  en: /^an?$/iu,
  de: /^eine?[mnrs]?$/iu,
  fr: /^une?$/iu,
  es: /^una?$/iu,
  it: /^un[ao]?$/iu,
  nl: /^een$/iu,
  sv: /^(?:en|ett)$/iu,
  pt: /^uma?$/iu,
};

/**
 * Finds all numbers of a text in order, whether they are amounts or not; undefined if there are more than a recipe line
 * has.
 */
export const scanNumbers = (text: string, language: Language | undefined): readonly ScannedNumber[] | undefined => {
  const found: ScannedNumber[] = [];
  let at = 0;
  while (at < text.length) {
    WORD_OR_NUMBER.lastIndex = at;
    const next = WORD_OR_NUMBER.exec(text);
    if (next === null) return found;
    const [match] = next;
    const start = next.index;
    NUMBER_START.lastIndex = start;
    const isDigits = NUMBER_START.test(text);
    const digits = isDigits ? parseDigitsAt(text, start, language) : undefined;
    const number = isDigits
      ? extendByWords(text, digits ?? { start, end: skipDigits(text, start), amount: {} }, language)
      : parseWordAt(text, start, match, language);
    if (number === undefined) {
      at = start + match.length;
      continue;
    }
    at = number.end;
    if (found.length >= MAX_NUMBERS) return undefined;
    for (const part of splitCountAndSize(text, number, language)) {
      found.push({
        ...part,
        isWord: !isDigits,
        isArticle: !isDigits && ARTICLES[language ?? 'en'].test(text.slice(part.start, part.end)),
        unit: findUnitAfter(text, part.end, part.amount, language),
      });
    }
  }
  return found;
};
