import type { Amount } from './quantity.schemas.ts';
import { add, compare, isNegative, multiply, parseRational, rationalText, zero } from './rational.ts';
import type { Rational } from './rational.ts';

/**
 * What an amount says: the one number that is meant, and the bounds it lies within. A side without a bound is open.
 * A lone value is its own bounds.
 */
interface Span {
  readonly value: Rational | undefined;
  readonly low: Rational | undefined;
  readonly high: Rational | undefined;
}

const numberIn = (text: string | undefined): Rational | undefined =>
  text === undefined ? undefined : parseRational(text);

const spanOf = (amount: Amount): Span => {
  const [value, min, max] = [numberIn(amount.value), numberIn(amount.min), numberIn(amount.max)];
  if (min === undefined && max === undefined) return { value, low: value, high: value };
  const isOne = min !== undefined && max !== undefined && compare(min, max) === 0;
  return { value: value ?? (isOne ? min : undefined), low: min, high: max };
};

type Numbers = Partial<Record<'value' | 'min' | 'max', Rational>>;

const amountOf = (numbers: Numbers, isApproximate: boolean): Amount => {
  const { value, min, max } = numbers;
  return {
    ...(value === undefined ? {} : { value: rationalText(value) }),
    ...(min === undefined ? {} : { min: rationalText(min) }),
    ...(max === undefined ? {} : { max: rationalText(max) }),
    ...(isApproximate ? { approximate: true } : {}),
  };
};

const numbersOf = ({ value, low, high }: Span): Numbers => {
  const isOne = low !== undefined && high !== undefined && compare(low, high) === 0;
  if (isOne) return { value: value ?? low };
  return {
    // Without any bound the value would read as exact, which it is not.
    ...(value === undefined || (low === undefined && high === undefined) ? {} : { value }),
    ...(low === undefined ? {} : { min: low }),
    ...(high === undefined ? {} : { max: high }),
  };
};

const addSides = (a: Rational | undefined, b: Rational | undefined): Rational | undefined =>
  a === undefined || b === undefined ? undefined : add(a, b);

/**
 * Both together. A side that is open in one of them is open in the sum: at least 2 and 3 is at least 5. Where both
 * sides end up open nothing is known but that there is some, and the amount has no numbers.
 */
export const addAmounts = (a: Amount, b: Amount): Amount => {
  const [first, second] = [spanOf(a), spanOf(b)];
  const sum = {
    value: addSides(first.value, second.value),
    low: addSides(first.low, second.low),
    high: addSides(first.high, second.high),
  };
  return amountOf(numbersOf(sum), a.approximate === true || b.approximate === true);
};

/** Each number of the amount changed in the same way. The change must keep their order. */
export const mapAmount = (amount: Amount, change: (number: Rational) => Rational): Amount => {
  const changed = (text: string | undefined): Rational | undefined => {
    const number = numberIn(text);
    return number === undefined ? undefined : change(number);
  };
  const [value, min, max] = [changed(amount.value), changed(amount.min), changed(amount.max)];
  return amountOf(
    {
      ...(value === undefined ? {} : { value }),
      ...(min === undefined ? {} : { min }),
      ...(max === undefined ? {} : { max }),
    },
    amount.approximate === true,
  );
};

/** So many times as much, exactly: a third three times is one. */
export const scaleAmount = (amount: Amount, factor: Rational): Amount => {
  if (isNegative(factor)) throw new RangeError('Nothing is scaled below zero.');
  return mapAmount(amount, (number) => multiply(number, factor));
};

/** The numbers that an amount has: value, least, most. */
export const numbersIn = (amount: Amount): readonly Rational[] =>
  [amount.value, amount.min, amount.max].map(numberIn).filter((number) => number !== undefined);

export type AmountOrder = 'less' | 'equal' | 'greater' | 'overlapping';

const same = (a: Rational | undefined, b: Rational | undefined): boolean =>
  a === undefined || b === undefined ? a === b : compare(a, b) === 0;

/** True where all of one lies below all of the other. Below, an open side ends at zero; above, it never ends. */
const isBelow = (a: Span, b: Span): boolean => a.high !== undefined && compare(a.high, b.low ?? zero) < 0;

/** Which is more. Ranges are compared whole, and whether an amount is approximate makes no difference. */
export const compareAmounts = (a: Amount, b: Amount): AmountOrder => {
  const [first, second] = [spanOf(a), spanOf(b)];
  if (same(first.low, second.low) && same(first.high, second.high)) return 'equal';
  if (isBelow(first, second)) return 'less';
  return isBelow(second, first) ? 'greater' : 'overlapping';
};
