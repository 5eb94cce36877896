import { compare, rational } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { getLargestNumber } from '../quantity/amount.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from '../quantity/quantity.schemas.ts';
import { createQuantity, getTerms, withoutOptions } from '../quantity/quantity.ts';
import type { Convention } from '../registry/convention.ts';
import { findUnit } from '../registry/registry.ts';
import type { Dimension, Unit } from '../registry/unit.ts';
import { convertAmount } from './convert-quantity.ts';
import { mergeByDimension } from './merge-by-dimension.ts';

/** Units in ascending order, each with the smallest amount it is used for. The last one reached is used. */
type Ladder = readonly (readonly [unitId: string, from: Rational])[];
type Ladders = Readonly<Partial<Record<Dimension, Ladder>>>;

const fromZero = rational(0);
const fromOne = rational(1);
const fromTwo = rational(2);
const fromFour = rational(4);
const fromQuarter = rational(1, 4);

const grams: Ladder = [
  ['metric.gram', fromZero],
  ['metric.kilogram', fromOne],
];
// Kitchen scales in ounces cannot show less than half an ounce, so saffron stays in grams.
const ounces: Ladder = [
  ['metric.gram', fromZero],
  ['avoirdupois.ounce', rational(1, 2)],
  ['avoirdupois.pound', fromOne],
];
const centimeters: Ladder = [
  ['metric.millimetre', fromZero],
  ['metric.centimetre', fromOne],
];
const inches: Ladder = [['customary.inch', fromZero]];
const celsius: Ladder = [['metric.celsius', fromZero]];
const fahrenheit: Ladder = [['us.fahrenheit', fromZero]];

const spoonsAndCups = (convention: Convention): Ladder => [
  [`${convention}.teaspoon`, fromZero],
  [`${convention}.tablespoon`, fromOne],
  [`${convention}.cup`, fromQuarter],
];

/** The units used in the kitchens of each convention. */
const ladders: Readonly<Partial<Record<Convention, Ladders>>> = {
  metric: {
    mass: grams,
    volume: [
      ['metric.millilitre', fromZero],
      ['metric.litre', fromOne],
    ],
    length: centimeters,
    temperature: celsius,
  },
  us: {
    mass: ounces,
    volume: [...spoonsAndCups('us'), ['us.quart', fromFour]],
    length: inches,
    temperature: fahrenheit,
  },
  imperial: {
    mass: ounces,
    volume: [
      ['metric.teaspoon', fromZero],
      ['metric.tablespoon', fromOne],
      ['imperial.fluidounce', fromTwo],
      ['imperial.pint', fromOne],
    ],
    length: inches,
    // British ovens have been labeled in Celsius for decades.
    temperature: celsius,
  },
  au: {
    mass: grams,
    volume: [...spoonsAndCups('au'), ['metric.litre', fromTwo]],
    length: centimeters,
    temperature: celsius,
  },
  ca: {
    mass: grams,
    volume: [...spoonsAndCups('ca'), ['metric.litre', fromTwo]],
    length: centimeters,
    temperature: celsius,
  },
  jp: {
    mass: grams,
    volume: [...spoonsAndCups('jp'), ['metric.litre', fromTwo]],
    length: centimeters,
    temperature: celsius,
  },
};

/** Conventions whose units need no conversion. */
const nativeConventions: Readonly<Record<Convention, readonly Convention[]>> = {
  metric: ['metric'],
  us: ['us', 'customary'],
  imperial: ['imperial', 'customary'],
  au: ['au', 'metric'],
  ca: ['ca', 'metric'],
  jp: ['jp', 'metric'],
  customary: ['customary'],
  universal: [],
};

/** British spoons are metric. */
const isBritishSpoon = ({ id }: Unit): boolean => /^metric\.\w+spoon$/.test(id);

const isNativeUnit = (unit: Unit, convention: Convention): boolean =>
  unit.factor === undefined ||
  nativeConventions[convention].includes(unit.convention) ||
  (convention === 'imperial' && isBritishSpoon(unit));

const isNativeTerm = (term: SimpleQuantity, convention: Convention): boolean => {
  const unit = term.unit === undefined ? undefined : findUnit(term.unit);
  return unit === undefined || isNativeUnit(unit, convention);
};

const convertOnLadder = (amount: Amount, from: Unit, ladder: Ladder): SimpleQuantity | undefined => {
  let chosen: SimpleQuantity | undefined;
  for (const [id, minimum] of ladder) {
    const to = findUnit(id);
    const conversion = to === undefined ? undefined : convertAmount(amount, from, to);
    if (to === undefined || conversion?.kind !== 'converted') continue;
    const largest = getLargestNumber(conversion.amount);
    if (chosen === undefined || (largest !== undefined && compare(largest, minimum) >= 0)) {
      chosen = { kind: 'simple', amount: conversion.amount, unit: to.id };
    }
  }
  return chosen;
};

const convertTerm = (term: SimpleQuantity, convention: Convention): SimpleQuantity => {
  const from = term.unit === undefined ? undefined : findUnit(term.unit);
  if (from === undefined || term.amount === undefined || isNativeUnit(from, convention)) return term;
  const ladder = ladders[convention]?.[from.dimension];
  return (ladder === undefined ? undefined : convertOnLadder(term.amount, from, ladder)) ?? term;
};

/**
 * Converts exactly to the units used in kitchens of the convention, within the same dimension. If the author already
 * gave the quantity in that convention, directly or as an option, that version is used. Units without an exact size
 * stay. Apply `roundForKitchen` to the result to get measurable amounts.
 */
export const convertToConvention = (quantity: Quantity, convention: Convention): Quantity => {
  const isNative = (alternative: Quantity | QuantityOption): boolean =>
    getTerms(alternative).every((term) => isNativeTerm(term, convention));
  if (ladders[convention] === undefined || isNative(quantity)) return withoutOptions(quantity);
  const option = (quantity.options ?? []).find(
    (alternative) => getTerms(alternative).length > 0 && isNative(alternative),
  );
  if (option !== undefined) return withoutOptions(option);
  const total = mergeByDimension(withoutOptions(quantity));
  return createQuantity(getTerms(total).map((term) => convertTerm(term, convention)));
};
