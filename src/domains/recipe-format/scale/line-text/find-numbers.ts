import { compare, parseRational, parseAmount, findUnitsByName } from '../../../units/index.ts';
import type { Amount, Language, Unit } from '../../../units/index.ts';

export interface TextSpan {
  readonly start: number;
  readonly end: number;
}

/** The words after a number that name a unit, with every unit they may mean. */
export interface UnitSpan extends TextSpan {
  readonly candidates: readonly Unit[];
}

/** A number in a text at its full extent: `2`, `1 1/2`, `½`, `2-3`, `2 to 3`. */
export interface NumberSpan extends TextSpan {
  readonly amount: Amount;
  readonly unit: UnitSpan | undefined;
}

/** No recipe line has more; lines that do are not searched. */
const MAX_NUMBERS = 20;
/** Enough for `c. à s. rase`. */
const MAX_UNIT_WORDS = 5;

/**
 * Longer digit runs are not amounts. Bounded and never part of a longer run, so that no run is retried at every length.
 */
const DIGIT_RUN = String.raw`\d{1,12}(?!\d)`;
const FRACTION = `${DIGIT_RUN} ?[/⁄∕] ?${DIGIT_RUN}`;
const GLYPH = '[¼-¾⅐-⅞]';
const DECIMAL = `${DIGIT_RUN}(?:[.,]${DIGIT_RUN}){0,4}|[.,]${DIGIT_RUN}`;
const NUMBER = String.raw`(?:${FRACTION}|${DIGIT_RUN}[\s-]?(?:${FRACTION}|${GLYPH})|${DECIMAL}|${GLYPH})`;
const RANGE_SEPARATOR = String.raw`\s?(?:[-‐‑‒–—−]|\p{L}{1,6}(?: \p{L}{1,3})?)\s?`;
/** Longest first; if the language does not accept it as an amount, the next shape is tried. */
const NUMBER_SHAPES: readonly RegExp[] = [
  new RegExp(`${NUMBER}${RANGE_SEPARATOR}${NUMBER}`, 'uy'),
  /\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?!\d)/uy,
  new RegExp(NUMBER, 'uy'),
];
const NUMBER_START = /[\d¼-¾⅐-⅞]|[.,]\d/gu;
const REST_OF_DIGITS = /.[\d¼-¾⅐-⅞]*/uy;
const LETTER = /\p{L}/u;
const WORD = /[ \t\u00a0\u202f]*(?:\p{L}[\p{L}\p{M}'’]*)/uy;

/** Marks a percentage, size, temperature or part of a name: `2% milk`, `1-inch piece`, `9" tin`, `180°`, `5-spice`. */
const NOT_AN_AMOUNT_AFTER = /\s?[%°]|["″”]|''|[-‐‑–]\p{L}/uy;

const matchesAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

const skipDigits = (text: string, start: number): number => {
  REST_OF_DIGITS.lastIndex = start;
  return REST_OF_DIGITS.test(text) ? REST_OF_DIGITS.lastIndex : start + 1;
};

/** The unit after a number, in as many words as name one. */
const findUnitAfter = (text: string, at: number, language: Language | undefined): UnitSpan | undefined => {
  const ends: number[] = [];
  for (let end = at; ends.length < MAX_UNIT_WORDS; ends.push(end)) {
    // A dot ends a word, not the unit: `fl. oz.`
    WORD.lastIndex = ends.length > 0 && text[end] === '.' ? end + 1 : end;
    const found = WORD.exec(text);
    if (found === null) break;
    end = WORD.lastIndex;
  }
  const start = at + (/^\s*/.exec(text.slice(at, at + 5))?.[0].length ?? 0);
  for (const end of ends.reverse()) {
    const candidates = findUnitsByName(text.slice(start, end), language);
    if (candidates.length > 0) return { start, end, candidates };
  }
  return undefined;
};

const parseNumberAt = (text: string, start: number, language: Language | undefined): NumberSpan | undefined => {
  for (const shape of NUMBER_SHAPES) {
    shape.lastIndex = start;
    const match = shape.exec(text)?.[0];
    const amount = match === undefined ? undefined : parseAmount(match, language);
    if (match !== undefined && amount !== undefined) {
      const end = start + match.length;
      return { start, end, amount, unit: findUnitAfter(text, end, language) };
    }
  }
  return undefined;
};

/**
 * The numbers in a text that may be amounts, in order; undefined if there are more than a recipe line has. Excludes the
 * `1` in `11/2` and the `2` in `2% milk`.
 */
export const findNumbers = (text: string, language: Language | undefined): readonly NumberSpan[] | undefined => {
  const found: NumberSpan[] = [];
  let at = 0;
  for (let count = 0; at < text.length; count += 1) {
    NUMBER_START.lastIndex = at;
    const start = NUMBER_START.exec(text)?.index;
    if (start === undefined) return found;
    if (count === MAX_NUMBERS) return undefined;
    const number = parseNumberAt(text, start, language);
    at = number?.end ?? skipDigits(text, start);
    const isName = LETTER.test(text[start - 1] ?? '') || matchesAt(NOT_AN_AMOUNT_AFTER, text, at);
    if (number !== undefined && !isName) found.push(number);
  }
  return found;
};

const isSameNumber = (a: string | undefined, b: string | undefined): boolean => {
  if (a === b || a === undefined || b === undefined) return a === b;
  const [left, right] = [parseRational(a), parseRational(b)];
  return left !== undefined && right !== undefined && compare(left, right) === 0;
};

/** Whether both have the same numbers, ignoring everything else. */
export const hasSameNumbers = (a: Amount, b: Amount): boolean =>
  isSameNumber(a.value, b.value) && isSameNumber(a.min, b.min) && isSameNumber(a.max, b.max);

/** Turns a single bound into a plain value: `at least 2` is written with one number. */
export const toSingleNumber = (amount: Amount): Amount => {
  const { value, min, max, ...rest } = amount;
  const [only, ...others] = [value, min, max].filter((bound) => bound !== undefined);
  return only === undefined || others.length > 0 ? amount : { value: only, ...rest };
};
