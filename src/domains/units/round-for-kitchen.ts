import { mapAmount, numbersIn } from './amount.ts';
import { convertAmount } from './convert-quantity.ts';
import { isMeasurable, nearestMeasure, stepsOf } from './kitchen-steps.ts';
import { optionOf, quantityOf, termsOf, withOptions } from './quantity.ts';
import type { Amount, Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { compare, isZero, rational, subtract, toNumber } from './rational.ts';
import type { Rational } from './rational.ts';
import { findUnit } from './registry/registry.ts';
import type { Unit } from './unit.ts';

interface Step {
  readonly unitId: string;
  /** The most of it that still reads better. */
  readonly most: Rational;
}

const upTo = (most: number, unitId: string): Step => ({ unitId, most: rational(most) });

/** Which unit a cook takes for less. */
const smaller: Readonly<Record<string, Step>> = {
  'us.gallon': upTo(4, 'us.quart'),
  'us.quart': upTo(4, 'us.cup'),
  'us.pint': upTo(4, 'us.cup'),
  'us.cup': upTo(8, 'us.tablespoon'),
  'us.tablespoon': upTo(6, 'us.teaspoon'),
  'imperial.gallon': upTo(8, 'imperial.pint'),
  'imperial.quart': upTo(4, 'imperial.pint'),
  'imperial.pint': upTo(20, 'imperial.fluidounce'),
  'imperial.cup': upTo(8, 'imperial.tablespoon'),
  'imperial.tablespoon': upTo(6, 'imperial.teaspoon'),
  'metric.litre': upTo(1000, 'metric.millilitre'),
  'metric.decilitre': upTo(6, 'metric.tablespoon'),
  'metric.cup': upTo(8, 'metric.tablespoon'),
  'metric.tablespoon': upTo(6, 'metric.teaspoon'),
  'metric.kilogram': upTo(1000, 'metric.gram'),
  'au.cup': upTo(8, 'au.tablespoon'),
  'au.tablespoon': upTo(8, 'au.teaspoon'),
  'ca.cup': upTo(8, 'ca.tablespoon'),
  'ca.tablespoon': upTo(6, 'ca.teaspoon'),
  'jp.cup': upTo(8, 'jp.tablespoon'),
  'jp.tablespoon': upTo(6, 'jp.teaspoon'),
  'avoirdupois.pound': upTo(16, 'avoirdupois.ounce'),
};

interface Way {
  readonly amount: Amount;
  readonly unit: Unit | undefined;
}

const mostOf = (amount: Amount): Rational | undefined =>
  numbersIn(amount).reduce<Rational | undefined>(
    (most, number) => (most === undefined || compare(number, most) > 0 ? number : most),
    undefined,
  );

const inSmaller = ({ amount, unit }: Way): Way | undefined => {
  const step = unit === undefined ? undefined : smaller[unit.id];
  const next = step === undefined ? undefined : findUnit(step.unitId);
  if (unit === undefined || step === undefined || next === undefined) return undefined;
  const conversion = convertAmount(amount, unit, next);
  const most = conversion.kind === 'converted' ? mostOf(conversion.amount) : undefined;
  if (conversion.kind === 'refused' || most === undefined || compare(most, step.most) > 0) return undefined;
  return { amount: conversion.amount, unit: next };
};

/** The amount in its own unit, then in smaller ones, as far as each is something to measure it with. */
const waysOf = (own: Way): Way[] => {
  const ways: Way[] = [];
  for (let way: Way | undefined = own; way !== undefined; way = inSmaller(way)) ways.push(way);
  return ways.filter(({ amount, unit }) => {
    const most = mostOf(amount);
    return most !== undefined && compare(most, stepsOf(unit).least) >= 0;
  });
};

const isExact = ({ amount, unit }: Way): boolean =>
  numbersIn(amount).every((number) => isMeasurable(number, stepsOf(unit)));

/** A range whose ends meet is one amount. */
const joined = (amount: Amount): Amount => {
  const { min, max, value, ...rest } = amount;
  if (min === undefined || max === undefined || min !== max) return amount;
  return { value: value ?? min, ...rest };
};

const rounded = ({ amount, unit }: Way, withThirds: boolean): Amount =>
  mapAmount(amount, (number) => nearestMeasure(number, stepsOf(unit), withThirds));

/** By how much of itself the worst of the numbers changes. */
const errorOf = (before: Amount, after: Amount): number => {
  const [from, to] = [numbersIn(before), numbersIn(after)];
  return Math.max(
    ...from.map((number, index) =>
      isZero(number) ? 0 : Math.abs(toNumber(subtract(to[index] ?? number, number)) / toNumber(number)),
    ),
  );
};

/** Nobody tastes this much. */
const GOOD_ENOUGH = 0.03;

const roundAmount = (amount: Amount, unit: Unit | undefined, withThirds: boolean): Way => {
  const own: Way = { amount, unit };
  const ways = waysOf(own);
  const [first] = ways;
  // Smaller than anything there is to measure it with: the exact amount says more than the least spoon would.
  if (first === undefined) return own;
  const isReachable = first.unit?.id === unit?.id;
  if (isReachable && isExact(own)) return own;
  const exact = ways.find(isExact);
  const tried = ways.map((way) => {
    const result = rounded(way, withThirds);
    return { way, result, error: errorOf(way.amount, result) };
  });
  const least = Math.min(...tried.map(({ error }) => error));
  const best = tried.find(({ error }) => error <= GOOD_ENOUGH) ?? tried.find(({ error }) => error === least);
  if (exact !== undefined && (best === undefined || best.error > 0)) return exact;
  if (best === undefined) return own;
  const { way, result, error } = best;
  return { amount: error === 0 ? way.amount : { ...joined(result), approximate: true }, unit: way.unit };
};

const roundTerm = (term: SimpleQuantity, withThirds: boolean): SimpleQuantity => {
  if (term.amount === undefined) return term;
  const unit = term.unit === undefined ? undefined : findUnit(term.unit);
  if (term.unit !== undefined && unit === undefined) return term;
  const way = roundAmount(term.amount, unit, withThirds);
  if (way.amount === term.amount) return term;
  return { kind: 'simple', amount: way.amount, ...(way.unit === undefined ? {} : { unit: way.unit.id }) };
};

/**
 * What a cook can measure that comes nearest: cups and spoons in the parts that exist, grams in steps that a scale
 * shows, things in halves, and a smaller unit where that reads better (1/16 cup is 1 tablespoon). What can be measured
 * already stays as it is, and nothing becomes zero. An amount that was rounded says that it is approximate; one that
 * was only moved to another unit is exact and does not. For decimals nothing is rounded to thirds.
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
