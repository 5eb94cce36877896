import { isNegative, isZero, parseRational } from '../../units/index.ts';
import type { Rational } from '../../units/index.ts';

declare const checked: unique symbol;

/** A valid scaling factor: positive and of reasonable size. */
export type Factor = Rational & { readonly [checked]: 'factor' };

/** Maximum of numerator and denominator. */
export const MOST_OF_FACTOR = 1_000_000_000;
/** Numerator, denominator and the slash between them. */
const LONGEST_TEXT = 21;

/** Describes a valid factor in violation messages, including its limits. */
export const FACTOR_IN_WORDS = `a number above zero, such as 2, 1/3 or 1.5, of at most ${LONGEST_TEXT} characters, and as a fraction with at most ${MOST_OF_FACTOR.toLocaleString('en')} above its line and below it`;

const isFactor = (number: Rational): number is Factor =>
  !isNegative(number) && !isZero(number) && number.numerator <= MOST_OF_FACTOR && number.denominator <= MOST_OF_FACTOR;

/** The number as a factor; undefined if out of range. */
export const asFactor = (number: Rational): Factor | undefined => (isFactor(number) ? number : undefined);

/** Parses `2`, `1/3` or `1.5`; undefined for zero, negative numbers, other text and numbers out of range. */
export const parseFactor = (text: string): Factor | undefined => {
  const number = text.length > LONGEST_TEXT ? undefined : parseRational(text);
  return number && asFactor(number);
};
