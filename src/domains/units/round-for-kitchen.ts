import { Recent } from '../../platform/memory/recent.ts';
import { largestOf, numbersIn, withNumbers } from './amount.ts';
import { convertNumbers } from './convert-quantity.ts';
import { measuresFor } from './kitchen-measures.ts';
import type { Measure } from './kitchen-measures.ts';
import { isMeasurable, nearestMeasure, nearestStep } from './kitchen-steps.ts';
import type { Steps } from './kitchen-steps.ts';
import { optionOf, quantityOf, termsOf, withOptions } from './quantity.ts';
import type { Amount, Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { compare, divide, isZero, rational, subtract, toNumber } from './rational.ts';
import type { Rational } from './rational.ts';
import { findUnit } from './registry/registry.ts';
import type { Unit } from './unit.ts';

/** The numbers of an amount in one of the measures that a cook may take for it. */
interface Way {
  readonly numbers: readonly Rational[];
  readonly unit: Unit | undefined;
  readonly measure: Measure;
  readonly isOwn: boolean;
}

const isTaken = ({ taken }: Measure, most: Rational): boolean =>
  taken !== undefined && compare(most, taken.from) >= 0 && (taken.to === undefined || compare(most, taken.to) <= 0);

const wayIn = (numbers: readonly Rational[], own: Unit | undefined, measure: Measure): Way | undefined => {
  if (own === undefined || own.id === measure.unitId) return { numbers, unit: own, measure, isOwn: true };
  const unit = findUnit(measure.unitId);
  const conversion = unit === undefined ? undefined : convertNumbers(numbers, own, unit);
  if (conversion?.kind !== 'converted') return undefined;
  return { numbers: conversion.numbers, unit, measure, isOwn: false };
};

/**
 * How the amount can be said: first in its own unit, unless a larger one may read better by now; then in the others,
 * the largest first.
 */
const waysOf = (numbers: readonly Rational[], own: Unit | undefined): readonly Way[] => {
  const all = measuresFor(own)
    // Nobody takes it, so it need not be tried, unless it is the amount's own.
    .filter(({ taken, unitId }) => taken !== undefined || own === undefined || own.id === unitId)
    .map((measure) => wayIn(numbers, own, measure))
    .filter((way) => way !== undefined)
    .filter((way) => {
      const most = largestOf(way.numbers);
      return most !== undefined && (way.isOwn || isTaken(way.measure, most));
    });
  const at = all.findIndex(({ isOwn }) => isOwn);
  const mine = all[at];
  const most = mine === undefined ? undefined : largestOf(mine.numbers);
  if (mine === undefined || most === undefined) return all;
  const { until } = mine.measure;
  const isSmall = until === undefined || compare(most, until) < 0;
  return isSmall ? [mine, ...all.slice(0, at), ...all.slice(at + 1)] : all;
};

const areMeasurable = (numbers: readonly Rational[], steps: Steps | undefined): boolean =>
  steps !== undefined && numbers.every((number) => isMeasurable(number, steps));

/** A larger measure is taken where it reads well; in its own and in smaller ones all that is exact will do. */
const exactWay = (ways: readonly Way[]): Way | undefined => {
  const own = ways.findIndex(({ isOwn }) => isOwn);
  return ways.find(
    ({ numbers, measure: { nice, fine, exact } }, index) =>
      areMeasurable(numbers, nice) || (index >= own && (areMeasurable(numbers, fine) || areMeasurable(numbers, exact))),
  );
};

/** By how much of itself the worst of the numbers changes. */
const errorOf = (before: readonly Rational[], after: readonly Rational[]): number =>
  Math.max(
    0,
    ...before.map((number, index) =>
      isZero(number) ? 0 : Math.abs(toNumber(divide(subtract(after[index] ?? number, number), number))),
    ),
  );

interface Trial {
  readonly way: Way;
  readonly error: number;
}

const nearest = (
  ways: readonly Way[],
  stepsOf: (measure: Measure) => Steps,
  withThirds: boolean,
): Trial | undefined => {
  let best: Trial | undefined;
  for (const way of ways) {
    const numbers = way.numbers.map((number) => nearestMeasure(number, stepsOf(way.measure), withThirds));
    const error = errorOf(way.numbers, numbers);
    if (best === undefined || error < best.error) best = { way: { ...way, numbers }, error };
  }
  return best;
};

/** Nobody tastes this much, so the amount that is easier to measure is taken. */
const GOOD_ENOUGH = 0.05;
/** This much somebody may taste, so that the exact amount says more. */
const TOO_FAR = 0.1;

/** A range whose ends meet is one amount. */
const joined = (amount: Amount): Amount => {
  const { min, max, value, ...rest } = amount;
  if (min === undefined || max === undefined || min !== max) return amount;
  return { value: value ?? min, ...rest };
};

/** An amount as it is said, in its own unit or in another. */
export interface Said {
  readonly amount: Amount;
  readonly unit: Unit | undefined;
}

const saidExactly = (amount: Amount, ways: readonly Way[]): Said | undefined => {
  const way = exactWay(ways);
  return way && { amount: way.isOwn ? amount : withNumbers(amount, way.numbers), unit: way.unit };
};

/** Undefined where nothing that can be measured is near. */
const roundShort = (amount: Amount, unit: Unit | undefined, withThirds: boolean): Said | undefined => {
  const ways = waysOf(numbersIn(amount), unit);
  const exact = saidExactly(amount, ways);
  if (exact !== undefined) return exact;
  const nice = nearest(ways, (measure) => measure.nice, withThirds);
  const best =
    nice === undefined || nice.error <= GOOD_ENOUGH
      ? nice
      : nearest(ways, (measure) => measure.fine ?? measure.nice, withThirds);
  if (best === undefined || best.error > TOO_FAR) return undefined;
  const rounded = joined(withNumbers(amount, best.way.numbers));
  // What it was rounded to may itself be said better: 2.96 teaspoons are about a tablespoon.
  const { unit: nearestUnit } = best.way;
  const said = saidExactly(rounded, waysOf(numbersIn(rounded), nearestUnit)) ?? { amount: rounded, unit: nearestUnit };
  return { amount: { ...said.amount, approximate: true }, unit: said.unit };
};

/** No measure has parts as small, nor has what one measure is of another. */
const FINEST = 10n ** 18n;
const SHORT = rational(1n, 10n ** 12n);
const TINY = rational(1n, 10n ** 6n);

const isLong = ({ denominator }: Rational): boolean => denominator > FINEST;

/**
 * Nothing long is exact in any measure, so it is shortened before all of them are tried: ten thousand fractions of 64
 * digits, which a document may have, took two seconds.
 */
const roundAmount = (amount: Amount, unit: Unit | undefined, withThirds: boolean): Said => {
  const numbers = numbersIn(amount);
  const long = numbers.filter(isLong);
  const asItIs = { amount, unit };
  if (long.length === 0) return roundShort(amount, unit, withThirds) ?? asItIs;
  if (long.some((number) => compare(number, TINY) < 0)) return asItIs;
  const short = withNumbers(
    amount,
    numbers.map((number) => (isLong(number) ? nearestStep(number, SHORT) : number)),
  );
  return roundShort({ ...short, approximate: true }, unit, withThirds) ?? asItIs;
};

/**
 * Recipes repeat the same few amounts, and a cup that may be one of six is rounded as each of them. `same`: the amount
 * can be measured as it is.
 */
const roundings = new Map<Unit | undefined, Recent<Said | 'same'>>();
const MAX_KEPT_PER_UNIT = 150;
const LONGEST_KEPT = 100;

/** Nearly all amounts are one number, whose text is the key: to join a key of everything takes longer than to find it. */
const keyOf = ({ value = '', min, max, approximate }: Amount, withThirds: boolean): string => {
  const what = withThirds ? value : `=${value}`;
  return min === undefined && max === undefined && approximate !== true
    ? what
    : `${what} ${min ?? ''} ${max ?? ''} ${approximate === true}`;
};

const roundKept = (amount: Amount, unit: Unit | undefined, withThirds: boolean): Said => {
  let recent = roundings.get(unit);
  if (recent === undefined) roundings.set(unit, (recent = new Recent(MAX_KEPT_PER_UNIT)));
  const key = keyOf(amount, withThirds);
  const known = recent.get(key);
  if (known !== undefined) return known === 'same' ? { amount, unit } : known;
  const said = roundAmount(amount, unit, withThirds);
  if (key.length <= LONGEST_KEPT) recent.set(key, said.amount === amount ? 'same' : said);
  return said;
};

interface Rounding {
  /** For decimals nothing is rounded to thirds. */
  readonly numbers?: 'fraction' | 'decimal' | undefined;
}

/** What `roundForKitchen` makes of one amount. */
export const roundAmountForKitchen = (amount: Amount, unit: Unit | undefined, { numbers }: Rounding): Said =>
  roundKept(amount, unit, numbers !== 'decimal');

const roundTerm = (term: SimpleQuantity, withThirds: boolean): SimpleQuantity => {
  if (term.amount === undefined) return term;
  const unit = term.unit === undefined ? undefined : findUnit(term.unit);
  if (term.unit !== undefined && unit === undefined) return term;
  const said = roundKept(term.amount, unit, withThirds);
  if (said.amount === term.amount) return term;
  return { kind: 'simple', amount: said.amount, ...(said.unit === undefined ? {} : { unit: said.unit.id }) };
};

/**
 * What a cook can measure that comes nearest: cups and spoons in the parts that exist, grams in steps that a scale
 * shows, things in halves, and another unit where that is exact or reads better (1/16 cup is 1 tablespoon, 3 teaspoons
 * are one too). What can be measured exactly is; else an amount changes by a tenth at most, or stays as it is, and
 * nothing becomes zero. An amount that was rounded says that it is approximate; one that was only moved to another unit
 * is exact and does not. For decimals nothing is rounded to thirds.
 */
export const roundForKitchen = (quantity: Quantity, style: Rounding = {}): Quantity => {
  const withThirds = style.numbers !== 'decimal';
  const options = (quantity.options ?? []).map((option) =>
    optionOf(termsOf(option).map((term) => roundTerm(term, withThirds))),
  );
  return withOptions(quantityOf(termsOf(quantity).map((term) => roundTerm(term, withThirds))), options);
};
