import type { Amount } from './quantity.schemas.ts';
import { compare, isNegative, multiply, rationalText } from './rational.ts';
import type { Rational } from './rational.ts';
import { addSpans, amountOfSpan, numberIn, spanOf } from './span.ts';
import type { Span } from './span.ts';

const BOUNDS = ['value', 'min', 'max'] as const;

/**
 * Both together, exactly, so the numbers may become longer than the contract writes. What has no upper end gives the
 * sum none: at least 2 and 3 is at least 5. Below, an amount ends at zero: 5 and up to 3 is 5 to 8.
 */
export const addAmounts = (a: Amount, b: Amount): Amount => amountOfSpan(addSpans(spanOf(a), spanOf(b)));

/** The amount with other numbers in the places of its own, in the order of `numbersIn`. */
export const withNumbers = (amount: Amount, numbers: readonly Rational[]): Amount => {
  const changed: { -readonly [Key in keyof Amount]: Amount[Key] } = {};
  let at = 0;
  for (const bound of BOUNDS) {
    const number = numberIn(amount[bound]) && numbers[at];
    if (number === undefined) continue;
    changed[bound] = rationalText(number);
    at += 1;
  }
  if (amount.approximate === true) changed.approximate = true;
  return changed;
};

/** Each number of the amount changed in the same way. The change must keep their order. */
const mapAmount = (amount: Amount, change: (number: Rational) => Rational): Amount =>
  withNumbers(amount, numbersIn(amount).map(change));

/** The number of an amount that says nothing else, as nearly all do. */
const loneNumber = ({ value, min, max, approximate }: Amount): Rational | undefined =>
  min === undefined && max === undefined && approximate !== true ? numberIn(value) : undefined;

/** So many times as much, exactly: a third three times is one. The numbers may become longer than can be written. */
export const scaleAmount = (amount: Amount, factor: Rational): Amount => {
  if (isNegative(factor)) throw new RangeError('Nothing is scaled below zero.');
  const only = loneNumber(amount);
  if (only !== undefined) return { value: rationalText(multiply(only, factor)) };
  return mapAmount(amount, (number) => multiply(number, factor));
};

/** The numbers that an amount has: value, least, most. */
export const numbersIn = (amount: Amount): readonly Rational[] =>
  BOUNDS.map((bound) => numberIn(amount[bound])).filter((number) => number !== undefined);

/** The largest number. It decides how a range is said: 3 to 5 tablespoons are a matter of cups. */
export const largestOf = (numbers: readonly Rational[]): Rational | undefined =>
  numbers.reduce<Rational | undefined>(
    (most, number) => (most === undefined || compare(number, most) > 0 ? number : most),
    undefined,
  );

export const mostOf = (amount: Amount): Rational | undefined => largestOf(numbersIn(amount));

export type AmountOrder = 'less' | 'equal' | 'greater' | 'overlapping';

const meet = (a: Rational | undefined, b: Rational | undefined): boolean =>
  a === undefined || b === undefined ? a === b : compare(a, b) === 0;

/** True where all of one lies below all of the other. */
const isBelow = (a: Span, b: Span): boolean => a.high !== undefined && compare(a.high, b.low) < 0;

export const compareSpans = (a: Span, b: Span): AmountOrder => {
  if (meet(a.low, b.low) && meet(a.high, b.high)) return 'equal';
  if (isBelow(a, b)) return 'less';
  return isBelow(b, a) ? 'greater' : 'overlapping';
};

/** Which is more. Ranges are compared whole, and whether an amount is approximate makes no difference. */
export const compareAmounts = (a: Amount, b: Amount): AmountOrder => compareSpans(spanOf(a), spanOf(b));
