import { compare, divide, rational, subtract } from './rational.ts';
import type { Rational } from './rational.ts';
import type { Unit } from './unit.ts';

/**
 * What a kitchen can measure of a unit, up to a bound: either whole steps, or wholes with one of some parts, which is
 * how measuring cups and spoons are made.
 */
type Rung =
  | { readonly below?: Rational; readonly step: Rational }
  | { readonly below?: Rational; readonly parts: readonly Rational[] };

export interface Steps {
  /** Less of it than this is measured in a smaller unit. */
  readonly least: Rational;
  readonly rungs: readonly Rung[];
}

const parts = (...texts: readonly (readonly [number, number])[]): readonly Rational[] => [
  rational(0),
  ...texts.map(([n, d]) => rational(n, d)),
  rational(1),
];

const quarters = parts([1, 4], [1, 2], [3, 4]);
const quartersAndThirds = parts([1, 4], [1, 3], [1, 2], [2, 3], [3, 4]);
const spoonParts = parts([1, 8], [1, 4], [1, 3], [1, 2], [2, 3], [3, 4]);
/** Two tablespoons are an eighth of a cup, so a cup is measured in eighths as well as in thirds. */
const cupParts = parts([1, 8], [1, 4], [1, 3], [3, 8], [1, 2], [5, 8], [2, 3], [3, 4], [7, 8]);

const eighths = parts([1, 8], [1, 4], [3, 8], [1, 2], [5, 8], [3, 4], [7, 8]);

const half = rational(1, 2);
const whole = rational(1);

const cups: Steps = {
  least: rational(1, 8),
  rungs: [{ below: rational(4), parts: cupParts }, { below: rational(10), parts: quartersAndThirds }, { step: half }],
};
const tablespoons: Steps = { least: half, rungs: [{ below: rational(10), parts: quartersAndThirds }, { step: half }] };
const teaspoons: Steps = {
  least: rational(1, 8),
  rungs: [{ below: whole, parts: spoonParts }, { below: rational(10), parts: quartersAndThirds }, { step: half }],
};
const scales: Steps = {
  least: rational(1, 10),
  rungs: [
    { below: whole, step: rational(1, 10) },
    { below: rational(10), step: half },
    { below: rational(100), step: whole },
    { below: rational(1000), step: rational(5) },
    { step: rational(10) },
  ],
};
const kilograms: Steps = {
  least: rational(1, 20),
  rungs: [{ below: rational(10), step: rational(1, 20) }, { step: half }],
};
const ounces: Steps = {
  least: rational(1, 8),
  rungs: [
    { below: whole, parts: spoonParts },
    { below: rational(10), parts: quarters },
    { below: rational(20), step: half },
    { step: whole },
  ],
};
const pounds: Steps = {
  least: rational(1, 4),
  rungs: [
    { below: whole, parts: cupParts },
    { below: rational(4), parts: eighths },
    { below: rational(10), parts: quarters },
    { step: half },
  ],
};
const pints: Steps = {
  least: rational(1, 4),
  rungs: [{ below: rational(10), parts: quartersAndThirds }, { step: half }],
};
const inches: Steps = {
  least: rational(1, 8),
  rungs: [{ below: whole, parts: cupParts }, { below: rational(4), parts: quarters }, { step: half }],
};
const centimetres: Steps = { least: half, rungs: [{ below: rational(10), step: half }, { step: whole }] };
const millimetres: Steps = { least: whole, rungs: [{ step: whole }] };
const degrees: Steps = { least: whole, rungs: [{ below: rational(100), step: whole }, { step: rational(5) }] };
/** Half an egg is halved, a third of a bunch is guessed; a seventh of an onion stays what it is. */
const things: Steps = {
  least: rational(1, 4),
  rungs: [{ below: whole, parts: quartersAndThirds }, { below: rational(10), step: half }, { step: whole }],
};

const byId: Readonly<Record<string, Steps>> = {
  'metric.kilogram': kilograms,
  'metric.litre': kilograms,
  'metric.metre': kilograms,
  'metric.centimetre': centimetres,
  'metric.millimetre': millimetres,
  'metric.decilitre': pints,
  'metric.pound': pounds,
  'metric.hectogram': pints,
  'avoirdupois.pound': pounds,
  'avoirdupois.ounce': ounces,
  'us.fluidounce': ounces,
  'imperial.fluidounce': ounces,
  'customary.inch': inches,
  'us.butterstick': pints,
};

/** By the last word of the id, for what exists in several conventions. */
const byMeasure: Readonly<Record<string, Steps>> = {
  teaspoon: teaspoons,
  dessertspoon: tablespoons,
  tablespoon: tablespoons,
  cup: cups,
};

const isGramLike: ReadonlySet<string> = new Set([
  'metric.gram',
  'metric.milligram',
  'metric.microgram',
  'metric.decagram',
  'metric.millilitre',
  'metric.centilitre',
]);

/** What can be measured of a unit; without one, of things. */
export const stepsOf = (unit: Unit | undefined): Steps => {
  if (unit === undefined) return things;
  if (isGramLike.has(unit.id)) return scales;
  const known = byId[unit.id] ?? byMeasure[unit.id.slice(unit.id.indexOf('.') + 1)];
  if (known !== undefined) return known;
  switch (unit.dimension) {
    case 'count':
    case 'kitchen':
      return things;
    case 'temperature':
      return degrees;
    case 'mass':
    case 'volume':
    case 'length':
      return pints;
    default:
      return unit.dimension satisfies never;
  }
};

const floor = (number: Rational): Rational => rational(number.numerator / number.denominator);

const nearer = (number: Rational, a: Rational, b: Rational): Rational =>
  compare(subtract(number, a), subtract(b, number)) < 0 ? a : b;

const nearestStep = (number: Rational, step: Rational): Rational => {
  const below = rational(floor(divide(number, step)).numerator * step.numerator, step.denominator);
  const above = rational(
    below.numerator * step.denominator + step.numerator * below.denominator,
    below.denominator * step.denominator,
  );
  return nearer(number, below, above);
};

const nearestPart = (number: Rational, allowed: readonly Rational[]): Rational => {
  const base = floor(number);
  const rest = subtract(number, base);
  let best = allowed[0] ?? rest;
  for (const part of allowed) {
    if (compare(part, rest) <= 0) best = part;
    else {
      best = nearer(rest, best, part);
      break;
    }
  }
  return rational(base.numerator * best.denominator + best.numerator, best.denominator);
};

const isThird = (part: Rational): boolean => part.denominator % 3n === 0n;

/** The nearest amount that can be measured, the larger of two that are as near, and never nothing. */
export const nearestMeasure = (number: Rational, steps: Steps, withThirds: boolean): Rational => {
  if (number.numerator === 0n) return number;
  if (compare(number, steps.least) < 0) return steps.least;
  const rung = steps.rungs.find(({ below }) => below === undefined || compare(number, below) < 0);
  if (rung === undefined) return number;
  if ('step' in rung) return nearestStep(number, rung.step);
  return nearestPart(number, withThirds ? rung.parts : rung.parts.filter((part) => !isThird(part)));
};

/** True for what can be measured as it is. */
export const isMeasurable = (number: Rational, steps: Steps): boolean =>
  compare(nearestMeasure(number, steps, true), number) === 0;
