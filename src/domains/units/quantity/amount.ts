import { compare, formatRational, isNegative, multiply, parseOptionalRational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { addIntervals, toAmount, toInterval } from './interval.ts';
import type { Interval } from './interval.ts';
import type { Amount } from './quantity.schemas.ts';

const NUMBER_KEYS = ['value', 'min', 'max'] as const;

/**
 * Adds exactly, so the result may exceed the length limit for numbers. A missing upper bound stays missing: at least 2
 * plus 3 is at least 5. A missing lower bound is zero: 5 plus up to 3 is 5 to 8.
 */
export const addAmounts = (a: Amount, b: Amount): Amount => toAmount(addIntervals(toInterval(a), toInterval(b)));

/** Replaces the numbers of an amount, in the order returned by `getNumbers`. */
export const replaceNumbers = (amount: Amount, numbers: readonly Rational[]): Amount => {
  const changed: { -readonly [Key in keyof Amount]: Amount[Key] } = {};
  let index = 0;
  for (const key of NUMBER_KEYS) {
    const number = parseOptionalRational(amount[key]) && numbers[index];
    if (number === undefined) continue;
    changed[key] = formatRational(number);
    index += 1;
  }
  if (amount.approximate === true) changed.approximate = true;
  return changed;
};

/** `change` must preserve the order of the numbers. */
const mapAmount = (amount: Amount, change: (number: Rational) => Rational): Amount =>
  replaceNumbers(amount, getNumbers(amount).map(change));

/** Nearly all amounts consist of a single number. Returns it, or undefined for any other amount. */
const getOnlyNumber = ({ value, min, max, approximate }: Amount): Rational | undefined =>
  min === undefined && max === undefined && approximate !== true ? parseOptionalRational(value) : undefined;

/** Multiplies exactly: 3 times 1/3 is 1. The result may exceed the length limit for numbers. */
export const scaleAmount = (amount: Amount, factor: Rational): Amount => {
  if (isNegative(factor)) throw new RangeError('the scaling factor must not be negative');
  const only = getOnlyNumber(amount);
  if (only !== undefined) return { value: formatRational(multiply(only, factor)) };
  return mapAmount(amount, (number) => multiply(number, factor));
};

/** Lists the numbers present in an amount, in the order value, min, max. */
export const getNumbers = (amount: Amount): readonly Rational[] =>
  NUMBER_KEYS.map((key) => parseOptionalRational(amount[key])).filter((number) => number !== undefined);

/** The largest number decides which unit suits a range: 3 to 5 tablespoons may become cups. */
export const findLargest = (numbers: readonly Rational[]): Rational | undefined =>
  numbers.reduce<Rational | undefined>(
    (largest, number) => (largest === undefined || compare(number, largest) > 0 ? number : largest),
    undefined,
  );

export const getLargestNumber = (amount: Amount): Rational | undefined => findLargest(getNumbers(amount));

export type AmountOrder = 'less' | 'equal' | 'greater' | 'overlapping';

const areSameBound = (a: Rational | undefined, b: Rational | undefined): boolean =>
  a === undefined || b === undefined ? a === b : compare(a, b) === 0;

const isBelow = (a: Interval, b: Interval): boolean => a.high !== undefined && compare(a.high, b.low) < 0;

export const compareIntervals = (a: Interval, b: Interval): AmountOrder => {
  if (areSameBound(a.low, b.low) && areSameBound(a.high, b.high)) return 'equal';
  if (isBelow(a, b)) return 'less';
  return isBelow(b, a) ? 'greater' : 'overlapping';
};

/** Compares whole ranges and ignores whether an amount is approximate. */
export const compareAmounts = (a: Amount, b: Amount): AmountOrder => compareIntervals(toInterval(a), toInterval(b));
