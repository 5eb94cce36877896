import { compare, parseRational, parseAmount, findUnitsByName } from '../../units/index.ts';
import type { Amount, Language, Unit } from '../../units/index.ts';

/** Where something stands in a text. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The words after a number that name a unit, and every unit that they may name. */
export interface UnitWords extends Stretch {
  readonly candidates: readonly Unit[];
}

/** A number in a text, as far as it reaches: `2`, `1 1/2`, `½`, `2-3`, `2 to 3`. */
export interface WrittenNumber extends Stretch {
  readonly amount: Amount;
  readonly unit: UnitWords | undefined;
}

/** More of them are in no line of a recipe; a line that has more is left alone rather than searched. */
const MOST_NUMBERS = 20;
/** `c. à s. rase`: no unit is looked for beyond. */
const MOST_UNIT_WORDS = 5;

/** Longer ones are no amounts. Bounded, and never a part of a longer one: so no row of digits is tried at each length. */
const ROW = String.raw`\d{1,12}(?!\d)`;
const FRACTION = `${ROW} ?[/⁄∕] ?${ROW}`;
const GLYPH = '[¼-¾⅐-⅞]';
const DIGITS = `${ROW}(?:[.,]${ROW}){0,4}|[.,]${ROW}`;
const NUMBER = String.raw`(?:${FRACTION}|${ROW}[\s-]?(?:${FRACTION}|${GLYPH})|${DIGITS}|${GLYPH})`;
const BETWEEN = String.raw`\s?(?:[-‐‑‒–—−]|\p{L}{1,6}(?: \p{L}{1,3})?)\s?`;
/** The longest first: what the amounts of the language do not have is then tried as the number alone. */
const SHAPES: readonly RegExp[] = [
  new RegExp(`${NUMBER}${BETWEEN}${NUMBER}`, 'uy'),
  /\d{1,3}(?:[ \u00a0\u202f\u2009]\d{3})+(?!\d)/uy,
  new RegExp(NUMBER, 'uy'),
];
const FIRST = /[\d¼-¾⅐-⅞]|[.,]\d/gu;
const DIGITS_IN_A_ROW = /.[\d¼-¾⅐-⅞]*/uy;
const LETTER = /\p{L}/u;
const WORD = /[ \t\u00a0\u202f]*(?:\p{L}[\p{L}\p{M}'’]*)/uy;

/** A percentage, a size, a temperature or a part of a name: `2% milk`, `1-inch piece`, `9" tin`, `180°`, `5-spice`. */
const NO_AMOUNT = /\s?[%°]|["″”]|''|[-‐‑–]\p{L}/uy;

const matchesAt = (pattern: RegExp, text: string, at: number): boolean => {
  pattern.lastIndex = at;
  return pattern.test(text);
};

const afterDigits = (text: string, start: number): number => {
  DIGITS_IN_A_ROW.lastIndex = start;
  return DIGITS_IN_A_ROW.test(text) ? DIGITS_IN_A_ROW.lastIndex : start + 1;
};

/** The unit that stands after a number, in as many words as name one. */
const unitAfter = (text: string, at: number, language: Language | undefined): UnitWords | undefined => {
  const ends: number[] = [];
  for (let end = at; ends.length < MOST_UNIT_WORDS; ends.push(end)) {
    // A dot ends the word before it and not the unit: `fl. oz.`
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

const numberAt = (text: string, start: number, language: Language | undefined): WrittenNumber | undefined => {
  for (const shape of SHAPES) {
    shape.lastIndex = start;
    const written = shape.exec(text)?.[0];
    const amount = written === undefined ? undefined : parseAmount(written, language);
    if (written !== undefined && amount !== undefined) {
      const end = start + written.length;
      return { start, end, amount, unit: unitAfter(text, end, language) };
    }
  }
  return undefined;
};

/**
 * The numbers of a text that may say how much of something there is, in their order; undefined where there are more
 * than a line has. The `1` of `11/2` is none, nor is the `2` of `2% milk`.
 */
export const numbersInText = (text: string, language: Language | undefined): readonly WrittenNumber[] | undefined => {
  const found: WrittenNumber[] = [];
  let at = 0;
  for (let seen = 0; at < text.length; seen += 1) {
    FIRST.lastIndex = at;
    const start = FIRST.exec(text)?.index;
    if (start === undefined) return found;
    if (seen === MOST_NUMBERS) return undefined;
    const number = numberAt(text, start, language);
    at = number?.end ?? afterDigits(text, start);
    const isName = LETTER.test(text[start - 1] ?? '') || matchesAt(NO_AMOUNT, text, at);
    if (number !== undefined && !isName) found.push(number);
  }
  return found;
};

const sameNumber = (a: string | undefined, b: string | undefined): boolean => {
  if (a === b || a === undefined || b === undefined) return a === b;
  const [one, other] = [parseRational(a), parseRational(b)];
  return one !== undefined && other !== undefined && compare(one, other) === 0;
};

/** Whether both state the same numbers, whatever else they say of them. */
export const statesTheSame = (a: Amount, b: Amount): boolean =>
  sameNumber(a.value, b.value) && sameNumber(a.min, b.min) && sameNumber(a.max, b.max);

/** The amount as its number stands in a text: `at least 2` is a bound, and there is one number for it. */
export const asWritten = (amount: Amount): Amount => {
  const { value, min, max, ...rest } = amount;
  const [only, ...others] = [value, min, max].filter((bound) => bound !== undefined);
  return only === undefined || others.length > 0 ? amount : { value: only, ...rest };
};
