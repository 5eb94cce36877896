import { add, compare, divide, isZero, multiply, rational, subtract, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';

/** Measurable amounts below a bound: multiples of a step, or whole numbers plus certain fractions, as with cups. */
type StepRange =
  | { readonly below?: Rational; readonly step: Rational }
  | { readonly below?: Rational; readonly fractions: readonly Rational[] };

export interface MeasuringSteps {
  /** The smallest measurable amount. */
  readonly smallest: Rational;
  readonly ranges: readonly StepRange[];
}

/** Adds 0 and 1 to the given fractions. */
export const defineFractions = (...pairs: readonly (readonly [number, number])[]): readonly Rational[] => [
  zero,
  ...pairs.map(([n, d]) => rational(n, d)),
  rational(1),
];

export const quarters = defineFractions([1, 4], [1, 2], [3, 4]);
export const quartersAndThirds = defineFractions([1, 4], [1, 3], [1, 2], [2, 3], [3, 4]);
export const eighths = defineFractions([1, 8], [1, 4], [3, 8], [1, 2], [5, 8], [3, 4], [7, 8]);
export const eighthsAndThirds = defineFractions([1, 8], [1, 4], [1, 3], [3, 8], [1, 2], [5, 8], [2, 3], [3, 4], [7, 8]);
export const halves = defineFractions([1, 2]);

type StepOrFractions = Rational | readonly Rational[];
type BoundedSteps = readonly [below: number, steps: StepOrFractions];

/** Takes the ranges in ascending order, the last one unbounded: `[10, quarters], halves`. */
export const defineSteps = (
  smallest: Rational,
  ...ranges: readonly (BoundedSteps | StepOrFractions)[]
): MeasuringSteps => ({
  smallest,
  ranges: ranges.map((range): StepRange => {
    const [bound, steps] = isBounded(range) ? [{ below: rational(range[0]) }, range[1]] : [{}, range];
    return isStep(steps) ? { ...bound, step: steps } : { ...bound, fractions: steps };
  }),
});

const isBounded = (range: BoundedSteps | StepOrFractions): range is BoundedSteps =>
  Array.isArray(range) && typeof range[0] === 'number';

const isStep = (steps: StepOrFractions): steps is Rational => 'numerator' in steps;

const floor = (number: Rational): Rational => rational(number.numerator / number.denominator);

/** Picks the larger one on a tie. */
const pickNearer = (number: Rational, below: Rational, above: Rational): Rational =>
  compare(subtract(number, below), subtract(above, number)) < 0 ? below : above;

/** Rounds to the nearest multiple of the step. */
export const roundToStep = (number: Rational, step: Rational): Rational => {
  const below = multiply(floor(divide(number, step)), step);
  return pickNearer(number, below, add(below, step));
};

const roundToFraction = (number: Rational, allowed: readonly Rational[]): Rational => {
  const whole = floor(number);
  const remainder = subtract(number, whole);
  let below = zero;
  for (const fraction of allowed) {
    if (compare(fraction, remainder) > 0) return add(whole, pickNearer(remainder, below, fraction));
    below = fraction;
  }
  return number;
};

const isThird = ({ denominator }: Rational): boolean => denominator % 3n === 0n;

const findRange = (number: Rational, ranges: readonly StepRange[]): StepRange | undefined =>
  ranges.find(({ below }) => below === undefined || compare(number, below) < 0);

/** Rounds to the nearest measurable amount, up on a tie, and never to zero. */
export const roundToMeasurable = (
  number: Rational,
  { smallest, ranges }: MeasuringSteps,
  withThirds: boolean,
): Rational => {
  if (isZero(number)) return number;
  if (compare(number, smallest) < 0) return smallest;
  const range = findRange(number, ranges);
  if (range === undefined) return number;
  if ('step' in range) return roundToStep(number, range.step);
  return roundToFraction(number, withThirds ? range.fractions : range.fractions.filter((part) => !isThird(part)));
};

const isMultiple = (number: Rational, step: Rational): boolean =>
  (number.numerator * step.denominator) % (number.denominator * step.numerator) === 0n;

/** Checks the fractional part. All numbers are in lowest terms and not negative. */
const hasFraction = ({ numerator, denominator }: Rational, allowed: readonly Rational[]): boolean =>
  allowed.some((part) => part.denominator === denominator && part.numerator === numerator % denominator);

/** Checks whether `roundToMeasurable` would leave the number unchanged. */
export const isMeasurable = (number: Rational, { smallest, ranges }: MeasuringSteps): boolean => {
  if (isZero(number)) return true;
  if (compare(number, smallest) < 0) return false;
  const range = findRange(number, ranges);
  if (range === undefined) return true;
  return 'step' in range ? isMultiple(number, range.step) : hasFraction(number, range.fractions);
};
