import { mapAmount, mostOf, numbersIn } from './amount.ts';
import { convertAmount } from './convert-quantity.ts';
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

/** An amount in one of the measures that a cook may take for it. */
interface Way {
  readonly amount: Amount;
  readonly unit: Unit | undefined;
  readonly measure: Measure;
  readonly isOwn: boolean;
}

const isTaken = ({ taken }: Measure, most: Rational): boolean =>
  taken !== undefined && compare(most, taken.from) >= 0 && (taken.to === undefined || compare(most, taken.to) <= 0);

const wayIn = (amount: Amount, own: Unit | undefined, measure: Measure): Way | undefined => {
  if (own === undefined || own.id === measure.unitId) return { amount, unit: own, measure, isOwn: true };
  const unit = findUnit(measure.unitId);
  const conversion = unit === undefined ? undefined : convertAmount(amount, own, unit);
  if (conversion?.kind !== 'converted') return undefined;
  return { amount: conversion.amount, unit, measure, isOwn: false };
};

/**
 * How the amount can be said: first in its own unit, unless a larger one may read better by now; then in the others,
 * the largest first.
 */
const waysOf = (amount: Amount, own: Unit | undefined): readonly Way[] => {
  const all = measuresFor(own)
    .map((measure) => wayIn(amount, own, measure))
    .filter((way) => way !== undefined)
    .filter((way) => {
      const most = mostOf(way.amount);
      return most !== undefined && (way.isOwn || isTaken(way.measure, most));
    });
  const at = all.findIndex(({ isOwn }) => isOwn);
  const mine = all[at];
  const most = mine === undefined ? undefined : mostOf(mine.amount);
  if (mine === undefined || most === undefined) return all;
  const { until } = mine.measure;
  const isSmall = until === undefined || compare(most, until) < 0;
  return isSmall ? [mine, ...all.slice(0, at), ...all.slice(at + 1)] : all;
};

const areMeasurable = (amount: Amount, steps: Steps | undefined): boolean =>
  steps !== undefined && numbersIn(amount).every((number) => isMeasurable(number, steps));

/** A larger measure is taken where it reads well; in its own and in smaller ones all that is exact will do. */
const exactWay = (ways: readonly Way[]): Way | undefined => {
  const own = ways.findIndex(({ isOwn }) => isOwn);
  return ways.find(
    ({ amount, measure: { nice, fine, exact } }, index) =>
      areMeasurable(amount, nice) || (index >= own && (areMeasurable(amount, fine) || areMeasurable(amount, exact))),
  );
};

/** By how much of itself the worst of the numbers changes. */
const errorOf = (before: Amount, after: Amount): number => {
  const to = numbersIn(after);
  return Math.max(
    0,
    ...numbersIn(before).map((number, index) =>
      isZero(number) ? 0 : Math.abs(toNumber(divide(subtract(to[index] ?? number, number), number))),
    ),
  );
};

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
    const amount = mapAmount(way.amount, (number) => nearestMeasure(number, stepsOf(way.measure), withThirds));
    const error = errorOf(way.amount, amount);
    if (best === undefined || error < best.error) best = { way: { ...way, amount }, error };
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

type Said = Pick<Way, 'amount' | 'unit'>;

/** Undefined where nothing that can be measured is near. */
const roundShort = (amount: Amount, unit: Unit | undefined, withThirds: boolean): Said | undefined => {
  const ways = waysOf(amount, unit);
  const exact = exactWay(ways);
  if (exact !== undefined) return exact;
  const nice = nearest(ways, (measure) => measure.nice, withThirds);
  const best =
    nice === undefined || nice.error <= GOOD_ENOUGH
      ? nice
      : nearest(ways, (measure) => measure.fine ?? measure.nice, withThirds);
  if (best === undefined || best.error > TOO_FAR) return undefined;
  const rounded = joined(best.way.amount);
  // What it was rounded to may itself be said better: 2.96 teaspoons are about a tablespoon.
  const said = exactWay(waysOf(rounded, best.way.unit)) ?? { amount: rounded, unit: best.way.unit };
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
  const long = numbersIn(amount).filter(isLong);
  const asItIs = { amount, unit };
  if (long.length === 0) return roundShort(amount, unit, withThirds) ?? asItIs;
  if (long.some((number) => compare(number, TINY) < 0)) return asItIs;
  const short = mapAmount(amount, (number) => (isLong(number) ? nearestStep(number, SHORT) : number));
  return roundShort({ ...short, approximate: true }, unit, withThirds) ?? asItIs;
};

const roundTerm = (term: SimpleQuantity, withThirds: boolean): SimpleQuantity => {
  if (term.amount === undefined) return term;
  const unit = term.unit === undefined ? undefined : findUnit(term.unit);
  if (term.unit !== undefined && unit === undefined) return term;
  const said = roundAmount(term.amount, unit, withThirds);
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
export const roundForKitchen = (
  quantity: Quantity,
  style: { readonly numbers?: 'fraction' | 'decimal' | undefined } = {},
): Quantity => {
  const withThirds = style.numbers !== 'decimal';
  const options = (quantity.options ?? []).map((option) =>
    optionOf(termsOf(option).map((term) => roundTerm(term, withThirds))),
  );
  return withOptions(quantityOf(termsOf(quantity).map((term) => roundTerm(term, withThirds))), options);
};
