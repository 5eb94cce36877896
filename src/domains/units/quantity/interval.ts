import { MAX_NUMBER_LENGTH } from '../limits.ts';
import { add, compare, formatRational, parseOptionalRational, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import type { Amount } from './quantity.schemas.ts';

/**
 * An amount in numbers: the value meant and its bounds. A single value is its own lower and upper bound. Amounts are
 * never negative, so a missing lower bound is zero. A missing upper bound is undefined.
 */
export interface Interval {
  readonly value: Rational | undefined;
  readonly low: Rational;
  readonly high: Rational | undefined;
  readonly isApproximate: boolean;
}

export const toInterval = (amount: Amount): Interval => {
  const [value, min, max] = [
    parseOptionalRational(amount.value),
    parseOptionalRational(amount.min),
    parseOptionalRational(amount.max),
  ];
  const isApproximate = amount.approximate === true;
  if (min === undefined && max === undefined) return { value, low: value ?? zero, high: value, isApproximate };
  const isSingle = max !== undefined && compare(min ?? zero, max) === 0;
  return { value: value ?? (isSingle ? max : undefined), low: min ?? zero, high: max, isApproximate };
};

/**
 * Converts to the canonical amount: a range with equal ends becomes a value, and a lower bound of zero is omitted if
 * there is another number. An interval without any information becomes an amount without numbers.
 */
export const toAmount = ({ value, low, high, isApproximate }: Interval): Amount => {
  const approximate = isApproximate ? { approximate: true } : {};
  if (high !== undefined && compare(low, high) === 0) return { value: formatRational(value ?? low), ...approximate };
  const startsAtZero = compare(low, zero) === 0 && (high !== undefined || value === undefined);
  return {
    ...(value === undefined ? {} : { value: formatRational(value) }),
    ...(startsAtZero ? {} : { min: formatRational(low) }),
    ...(high === undefined ? {} : { max: formatRational(high) }),
    ...approximate,
  };
};

const addBounds = (a: Rational | undefined, b: Rational | undefined): Rational | undefined =>
  a === undefined || b === undefined ? undefined : add(a, b);

const isSingleNumber = ({ value, low, high }: Interval): boolean => value === low && low === high;

/** The sum has no upper bound if one of the two has none. */
export const addIntervals = (a: Interval, b: Interval): Interval => {
  const low = add(a.low, b.low);
  const isApproximate = a.isApproximate || b.isApproximate;
  // Fast path: most amounts are a single number, which needs one addition instead of three.
  if (isSingleNumber(a) && isSingleNumber(b)) return { value: low, low, high: low, isApproximate };
  return { value: addBounds(a.value, b.value), low, high: addBounds(a.high, b.high), isApproximate };
};

/** `change` must preserve the order of the numbers. */
export const mapInterval = (interval: Interval, change: (number: Rational) => Rational): Interval => {
  const { value, low, high, isApproximate } = interval;
  const newLow = change(low);
  if (isSingleNumber(interval)) return { value: newLow, low: newLow, high: newLow, isApproximate };
  return {
    value: value === undefined ? undefined : change(value),
    low: newLow,
    high: high === undefined ? undefined : change(high),
    isApproximate,
  };
};

/** Missing bounds sort last. */
const compareBounds = (a: Rational | undefined, b: Rational | undefined): number =>
  a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : compare(a, b);

/** Sort order for terms of the same unit. Scaling does not change it. */
export const compareForSort = (a: Interval, b: Interval): number =>
  compare(a.low, b.low) ||
  compareBounds(a.high, b.high) ||
  compareBounds(a.value, b.value) ||
  Number(a.isApproximate) - Number(b.isApproximate);

const hasNumbersUpTo = ({ value, low, high }: Interval, maxLength: number): boolean =>
  [value, low, high].every((number) => number === undefined || formatRational(number).length <= maxLength);

/** A fraction of two numbers below this is always short enough. Most are. */
const SURELY_SHORT = 10n ** BigInt(MAX_NUMBER_LENGTH / 2 - 1);

/** The number must not be negative. */
export const isNumberWithinLimit = (number: Rational): boolean =>
  (number.numerator < SURELY_SHORT && number.denominator < SURELY_SHORT) ||
  formatRational(number).length <= MAX_NUMBER_LENGTH;

export const isIntervalWithinLimit = (interval: Interval): boolean => hasNumbersUpTo(interval, MAX_NUMBER_LENGTH);

/**
 * An intermediate sum may exceed the length limit because a later term can shorten it: 1/7 + 1/9 + 6/7. It must not
 * grow without bound, though: the cost of an addition is proportional to the length of the sum, and a hundred 64-digit
 * fractions, which a document may contain, took minutes.
 */
const MAX_INTERMEDIATE_LENGTH = 4 * MAX_NUMBER_LENGTH;

/** Adds exactly. Returns undefined if there are no numbers or an intermediate sum becomes too long. */
export const sumNumbers = (numbers: readonly Rational[]): Rational | undefined =>
  sumIntervals(numbers.map((number) => ({ value: number, low: number, high: number, isApproximate: false })))?.low;

/** Adds exactly. Returns undefined if there are no intervals or an intermediate sum becomes too long. */
export const sumIntervals = (intervals: readonly Interval[]): Interval | undefined => {
  const [first, ...others] = intervals;
  let sum = first;
  for (const interval of others) {
    if (sum === undefined) return undefined;
    const next = addIntervals(sum, interval);
    sum = hasNumbersUpTo(next, MAX_INTERMEDIATE_LENGTH) ? next : undefined;
  }
  return sum;
};
