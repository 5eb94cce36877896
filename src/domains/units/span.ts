import { LONGEST_NUMBER } from './bounds.ts';
import type { Amount } from './quantity.schemas.ts';
import { add, compare, parseRational, rationalText, zero } from './rational.ts';
import type { Rational } from './rational.ts';

/**
 * What an amount says: the one number that is meant, and the bounds it lies within. A lone value is its own bounds.
 * Amounts are never negative, so where no least is said it is zero; where no most is said there is none.
 */
export interface Span {
  readonly value: Rational | undefined;
  readonly low: Rational;
  readonly high: Rational | undefined;
  readonly isApproximate: boolean;
}

/** The number that the text of an amount says. */
export const numberIn = (text: string | undefined): Rational | undefined =>
  text === undefined ? undefined : parseRational(text);

export const spanOf = (amount: Amount): Span => {
  const [value, min, max] = [numberIn(amount.value), numberIn(amount.min), numberIn(amount.max)];
  const isApproximate = amount.approximate === true;
  if (min === undefined && max === undefined) return { value, low: value ?? zero, high: value, isApproximate };
  const isOne = max !== undefined && compare(min ?? zero, max) === 0;
  return { value: value ?? (isOne ? max : undefined), low: min ?? zero, high: max, isApproximate };
};

/**
 * The one way in which we write it: a range whose ends meet is a value, and a least of zero is left out where
 * something else is said. Nothing said is an amount without numbers.
 */
export const amountOfSpan = ({ value, low, high, isApproximate }: Span): Amount => {
  const about = isApproximate ? { approximate: true } : {};
  if (high !== undefined && compare(low, high) === 0) return { value: rationalText(value ?? low), ...about };
  const isFromZero = compare(low, zero) === 0 && (high !== undefined || value === undefined);
  return {
    ...(value === undefined ? {} : { value: rationalText(value) }),
    ...(isFromZero ? {} : { min: rationalText(low) }),
    ...(high === undefined ? {} : { max: rationalText(high) }),
    ...about,
  };
};

const addSides = (a: Rational | undefined, b: Rational | undefined): Rational | undefined =>
  a === undefined || b === undefined ? undefined : add(a, b);

const isLone = ({ value, low, high }: Span): boolean => value === low && low === high;

/** Both together. Where one of them has no most, neither has the sum. */
export const addSpans = (a: Span, b: Span): Span => {
  const low = add(a.low, b.low);
  const isApproximate = a.isApproximate || b.isApproximate;
  // Most amounts are one number, which is then added once and not three times.
  if (isLone(a) && isLone(b)) return { value: low, low, high: low, isApproximate };
  return { value: addSides(a.value, b.value), low, high: addSides(a.high, b.high), isApproximate };
};

/** Each number changed in the same way. The change must keep their order. */
export const mapSpan = (span: Span, change: (number: Rational) => Rational): Span => {
  const { value, low, high, isApproximate } = span;
  const least = change(low);
  if (isLone(span)) return { value: least, low: least, high: least, isApproximate };
  return {
    value: value === undefined ? undefined : change(value),
    low: least,
    high: high === undefined ? undefined : change(high),
    isApproximate,
  };
};

/** What is open comes last. */
const compareSides = (a: Rational | undefined, b: Rational | undefined): number =>
  a === undefined || b === undefined ? Number(a === undefined) - Number(b === undefined) : compare(a, b);

/** In which order terms of one unit are listed. Scaling does not change it. */
export const inOrder = (a: Span, b: Span): number => {
  return (
    compare(a.low, b.low) ||
    compareSides(a.high, b.high) ||
    compareSides(a.value, b.value) ||
    Number(a.isApproximate) - Number(b.isApproximate)
  );
};

const hasAtMost = ({ value, low, high }: Span, characters: number): boolean =>
  [value, low, high].every((number) => number === undefined || rationalText(number).length <= characters);

/** True where the contract can write it. */
export const isWritable = (span: Span): boolean => hasAtMost(span, LONGEST_NUMBER);

/**
 * On its way a sum may be longer than what can be written, since what comes later may shorten it: 1/7 + 1/9 + 6/7. But
 * not without end: each addition costs as much as the sum is long, and a hundred fractions of 64 digits, which a
 * document may have, took minutes.
 */
const ROOM = 4 * LONGEST_NUMBER;

/** All of them together, exactly; or undefined where there are none, or where the sum is too long to go on. */
export const sumOfNumbers = (numbers: readonly Rational[]): Rational | undefined =>
  sumOf(numbers.map((number) => ({ value: number, low: number, high: number, isApproximate: false })))?.low;

/** The same of spans. */
export const sumOf = (spans: readonly Span[]): Span | undefined => {
  const [first, ...others] = spans;
  let sum = first;
  for (const span of others) {
    if (sum === undefined) return undefined;
    const next = addSpans(sum, span);
    sum = hasAtMost(next, ROOM) ? next : undefined;
  }
  return sum;
};
