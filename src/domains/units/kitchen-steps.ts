import { add, compare, divide, isZero, multiply, rational, subtract, zero } from './rational.ts';
import type { Rational } from './rational.ts';

/** What can be measured up to a bound: whole steps, or wholes with some fraction, as spoons and cups are made. */
type Rung =
  | { readonly below?: Rational; readonly step: Rational }
  | { readonly below?: Rational; readonly fractions: readonly Rational[] };

export interface Steps {
  /** There is nothing smaller. */
  readonly least: Rational;
  readonly rungs: readonly Rung[];
}

/** Wholes, and these fractions of one. */
export const fractions = (...pairs: readonly (readonly [number, number])[]): readonly Rational[] => [
  zero,
  ...pairs.map(([n, d]) => rational(n, d)),
  rational(1),
];

export const quarters = fractions([1, 4], [1, 2], [3, 4]);
export const quartersAndThirds = fractions([1, 4], [1, 3], [1, 2], [2, 3], [3, 4]);
export const eighths = fractions([1, 8], [1, 4], [3, 8], [1, 2], [5, 8], [3, 4], [7, 8]);
export const eighthsAndThirds = fractions([1, 8], [1, 4], [1, 3], [3, 8], [1, 2], [5, 8], [2, 3], [3, 4], [7, 8]);
export const halves = fractions([1, 2]);

/** One rung after the other: `[10, quarters], [halves]`. */
export const steps = (
  least: Rational,
  ...rungs: readonly (readonly [below: number, what: Rational | readonly Rational[]] | Rational | readonly Rational[])[]
): Steps => ({
  least,
  rungs: rungs.map((rung): Rung => {
    const [bound, what] = isBounded(rung) ? [{ below: rational(rung[0]) }, rung[1]] : [{}, rung];
    return isStep(what) ? { ...bound, step: what } : { ...bound, fractions: what };
  }),
});

const isBounded = (
  rung: readonly [number, Rational | readonly Rational[]] | Rational | readonly Rational[],
): rung is readonly [number, Rational | readonly Rational[]] => Array.isArray(rung) && typeof rung[0] === 'number';

const isStep = (what: Rational | readonly Rational[]): what is Rational => 'numerator' in what;

const floor = (number: Rational): Rational => rational(number.numerator / number.denominator);

/** The larger of two that are as near. */
const nearer = (number: Rational, below: Rational, above: Rational): Rational =>
  compare(subtract(number, below), subtract(above, number)) < 0 ? below : above;

/** The nearest multiple of the step. */
export const nearestStep = (number: Rational, step: Rational): Rational => {
  const below = multiply(floor(divide(number, step)), step);
  return nearer(number, below, add(below, step));
};

const nearestFraction = (number: Rational, allowed: readonly Rational[]): Rational => {
  const whole = floor(number);
  const rest = subtract(number, whole);
  let below = zero;
  for (const fraction of allowed) {
    if (compare(fraction, rest) > 0) return add(whole, nearer(rest, below, fraction));
    below = fraction;
  }
  return number;
};

const isThird = ({ denominator }: Rational): boolean => denominator % 3n === 0n;

const rungFor = (number: Rational, rungs: readonly Rung[]): Rung | undefined =>
  rungs.find(({ below }) => below === undefined || compare(number, below) < 0);

/** The nearest amount that can be measured, the larger of two that are as near, and never nothing. */
export const nearestMeasure = (number: Rational, { least, rungs }: Steps, withThirds: boolean): Rational => {
  if (isZero(number)) return number;
  if (compare(number, least) < 0) return least;
  const rung = rungFor(number, rungs);
  if (rung === undefined) return number;
  if ('step' in rung) return nearestStep(number, rung.step);
  return nearestFraction(number, withThirds ? rung.fractions : rung.fractions.filter((part) => !isThird(part)));
};

const isMultiple = (number: Rational, step: Rational): boolean =>
  (number.numerator * step.denominator) % (number.denominator * step.numerator) === 0n;

/** Whether its part below one is one of these. Both are in lowest terms, and the number is not below zero. */
const hasFraction = ({ numerator, denominator }: Rational, allowed: readonly Rational[]): boolean =>
  allowed.some((part) => part.denominator === denominator && part.numerator === numerator % denominator);

/** True for what can be measured as it is: the nearest measure is the number itself. */
export const isMeasurable = (number: Rational, { least, rungs }: Steps): boolean => {
  if (isZero(number)) return true;
  if (compare(number, least) < 0) return false;
  const rung = rungFor(number, rungs);
  if (rung === undefined) return true;
  return 'step' in rung ? isMultiple(number, rung.step) : hasFraction(number, rung.fractions);
};
