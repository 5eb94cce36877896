import { groupDigits } from '../../../platform/text/group-digits.ts';
import { isNegative, isZero, parseRational } from '../../units/index.ts';
import type { Rational } from '../../units/index.ts';

declare const checked: unique symbol;

/** A scale factor: positive, and within a range that makes sense for a recipe. */
export type Factor = Rational & { readonly [checked]: 'factor' };

/** Applies to both the numerator and the denominator. */
export const MAX_FACTOR_TERM = 1_000_000_000;
/** The longest valid factor: two maximum terms and a slash. */
const MAX_TEXT_LENGTH = 21;

/** Completes "must be …" in violation messages; includes the limits, since a number may be valid but out of range. */
export const FACTOR_REQUIREMENT = `a number above zero, such as 2, 1/3 or 1.5, with at most ${MAX_TEXT_LENGTH} characters and a numerator and denominator of at most ${groupDigits(MAX_FACTOR_TERM)}`;

const isFactor = (number: Rational): number is Factor =>
  !isNegative(number) &&
  !isZero(number) &&
  number.numerator <= MAX_FACTOR_TERM &&
  number.denominator <= MAX_FACTOR_TERM;

/** Returns the number as a factor, or undefined if it is out of range. */
export const toFactor = (number: Rational): Factor | undefined => (isFactor(number) ? number : undefined);

/** Parses `2`, `1/3` or `1.5`; undefined if the text is not a positive number within range. */
export const parseFactor = (text: string): Factor | undefined => {
  const number = text.length > MAX_TEXT_LENGTH ? undefined : parseRational(text);
  return number && toFactor(number);
};
