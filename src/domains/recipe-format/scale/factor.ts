import { isNegative, isZero, parseRational } from '../../units/index.ts';
import type { Rational } from '../../units/index.ts';

declare const checked: unique symbol;

/** By how much a recipe can be scaled: more than nothing, and a number that somebody could mean. */
export type Factor = Rational & { readonly [checked]: 'factor' };

/** Of the number above the line and of the one below it. */
export const MOST_OF_FACTOR = 1_000_000_000;
/** As long as the longest that is read: both of them, and a sign between. */
const LONGEST_TEXT = 21;

/** What a factor must be, for whoever wrote something else: also what is a number and too long, or too large, is told. */
export const FACTOR_IN_WORDS = `a number above zero, such as 2, 1/3 or 1.5, of at most ${LONGEST_TEXT} characters, and as a fraction with at most ${MOST_OF_FACTOR.toLocaleString('en')} above its line and below it`;

const isFactor = (number: Rational): number is Factor =>
  !isNegative(number) && !isZero(number) && number.numerator <= MOST_OF_FACTOR && number.denominator <= MOST_OF_FACTOR;

/** The number as a factor; undefined where nothing can be scaled by it. */
export const asFactor = (number: Rational): Factor | undefined => (isFactor(number) ? number : undefined);

/** `2`, `1/3` or `1.5` as a factor; undefined for zero, for less, for what is no number and for what is beyond bounds. */
export const parseFactor = (text: string): Factor | undefined => {
  const number = text.length > LONGEST_TEXT ? undefined : parseRational(text);
  return number && asFactor(number);
};
