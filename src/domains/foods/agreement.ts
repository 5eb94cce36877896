import { compare, multiply, rational } from '../units/index.ts';
import type { Rational } from '../units/index.ts';

/** How much the largest may exceed the smallest: a cup is measured more exactly than a slice is cut. */
export const CUP_TOLERANCE = rational(11, 10);
export const ITEM_TOLERANCE = rational(6, 5);

/** The first of several weights of the same thing, or undefined if they contradict each other or there are none. */
export const findAgreed = (numbers: readonly Rational[], tolerance: Rational): Rational | undefined => {
  const [first] = numbers;
  if (first === undefined) return undefined;
  const sorted = numbers.toSorted(compare);
  const [least = first, most = first] = [sorted[0], sorted.at(-1)];
  return compare(most, multiply(least, tolerance)) <= 0 ? first : undefined;
};
