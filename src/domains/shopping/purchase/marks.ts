import { add, compare, divide, isZero, multiply, rational, subtract, zero } from '../../units/index.ts';
import type { Rational } from '../../units/index.ts';

/** The amounts that can be bought or measured: these fractions of every period, such as quarters of a cup. */
interface Marks {
  readonly period: Rational;
  /** From 0 to the period, ascending. */
  readonly fractions: readonly Rational[];
}

/** Marks in ascending ranges, the last one without a bound. A bound is a mark of both of its ranges. */
export interface RoundingScale {
  readonly ranges: readonly { readonly below?: Rational; readonly marks: Marks }[];
  /** An amount that exceeds a mark by at most this part of the way to the next is rounded down. */
  readonly tolerance: Rational;
}

type Fraction = readonly [numerator: number, denominator: number];

export const every = (numerator: number, denominator = 1): Marks => {
  const period = rational(numerator, denominator);
  return { period, fractions: [zero, period] };
};

export const marksAtFractions = (...fractions: readonly Fraction[]): Marks => ({
  period: rational(1),
  fractions: [zero, ...fractions.map(([n, d]) => rational(n, d)), rational(1)],
});

/** `[10, every(1, 2)], every(1)`: halves below 10, whole numbers from there. */
export const defineScale = (
  tolerance: Rational,
  ...ranges: readonly (readonly [below: number, marks: Marks] | Marks)[]
): RoundingScale => ({
  tolerance,
  ranges: ranges.map((range) =>
    'period' in range ? { marks: range } : { below: rational(range[0]), marks: range[1] },
  ),
});

const floor = ({ numerator, denominator }: Rational): Rational => rational(numerator / denominator);

const findNeighbors = (number: Rational, { period, fractions }: Marks): readonly [Rational, Rational] => {
  const base = multiply(floor(divide(number, period)), period);
  const remainder = subtract(number, base);
  const above = fractions.find((fraction) => compare(fraction, remainder) > 0) ?? period;
  const below = fractions.findLast((fraction) => compare(fraction, remainder) <= 0) ?? zero;
  return [add(base, below), add(base, above)];
};

/** No amount is rounded down by more than one part in forty. */
const MAX_SHORTFALL = rational(1, 40);

const isWithinTolerance = (
  difference: Rational,
  gap: Rational,
  number: Rational,
  { tolerance }: RoundingScale,
): boolean =>
  compare(difference, multiply(gap, tolerance)) <= 0 && compare(difference, multiply(number, MAX_SHORTFALL)) <= 0;

/**
 * Rounds to a mark in the given direction, or to the one in the other direction if that is within the tolerance. Never
 * to zero. Marks stay as they are.
 */
export const roundToMark = (number: Rational, scale: RoundingScale, direction: 'up' | 'down'): Rational => {
  const range = scale.ranges.find(({ below }) => below === undefined || compare(number, below) < 0);
  if (range === undefined || isZero(number)) return number;
  const [lower, upper] = findNeighbors(number, range.marks);
  if (compare(lower, number) === 0) return number;
  if (isZero(lower)) return upper;
  const gap = subtract(upper, lower);
  if (direction === 'up') {
    return isWithinTolerance(subtract(number, lower), gap, number, scale) ? lower : upper;
  }
  return isWithinTolerance(subtract(upper, number), gap, number, scale) ? upper : lower;
};
