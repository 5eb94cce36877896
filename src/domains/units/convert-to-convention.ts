import type { Convention } from './convention.ts';
import { mostOf } from './amount.ts';
import { convertAmount } from './convert-quantity.ts';
import { quantityOf, termsOf, wayOf } from './quantity.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';
import { compare, rational } from './rational.ts';
import type { Rational } from './rational.ts';
import { findUnit } from './registry/registry.ts';
import { totalInOneUnit } from './total-in-one-unit.ts';
import type { Dimension, Unit } from './unit.ts';

/** A unit, and the least amount for which it is the one to use. Ascending: the last that is reached is taken. */
type Ladder = readonly (readonly [unitId: string, from: Rational])[];
type Ladders = Readonly<Partial<Record<Dimension, Ladder>>>;

const always = rational(0);
const fromOne = rational(1);
const fromTwo = rational(2);
const fromFour = rational(4);
const fromQuarter = rational(1, 4);

const grams: Ladder = [
  ['metric.gram', always],
  ['metric.kilogram', fromOne],
];
// Half an ounce is the least that a kitchen scale with ounces tells: saffron stays in grams.
const ounces: Ladder = [
  ['metric.gram', always],
  ['avoirdupois.ounce', rational(1, 2)],
  ['avoirdupois.pound', fromOne],
];
const centimetres: Ladder = [
  ['metric.millimetre', always],
  ['metric.centimetre', fromOne],
];
const inches: Ladder = [['customary.inch', always]];
const celsius: Ladder = [['metric.celsius', always]];
const fahrenheit: Ladder = [['us.fahrenheit', always]];

const spoonsAndCups = (convention: Convention): Ladder => [
  [`${convention}.teaspoon`, always],
  [`${convention}.tablespoon`, fromOne],
  [`${convention}.cup`, fromQuarter],
];

/** How each convention measures in its kitchens. */
const ladders: Readonly<Partial<Record<Convention, Ladders>>> = {
  metric: {
    mass: grams,
    volume: [
      ['metric.millilitre', always],
      ['metric.litre', fromOne],
    ],
    length: centimetres,
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
      ['metric.teaspoon', always],
      ['metric.tablespoon', fromOne],
      ['imperial.fluidounce', fromTwo],
      ['imperial.pint', fromOne],
    ],
    length: inches,
    // British ovens have been marked in Celsius for decades.
    temperature: celsius,
  },
  au: {
    mass: grams,
    volume: [...spoonsAndCups('au'), ['metric.litre', fromTwo]],
    length: centimetres,
    temperature: celsius,
  },
  ca: {
    mass: grams,
    volume: [...spoonsAndCups('ca'), ['metric.litre', fromTwo]],
    length: centimetres,
    temperature: celsius,
  },
  jp: {
    mass: grams,
    volume: [...spoonsAndCups('jp'), ['metric.litre', fromTwo]],
    length: centimetres,
    temperature: celsius,
  },
};

/** Whose units a kitchen of the convention has in its drawers. */
const atHome: Readonly<Record<Convention, readonly Convention[]>> = {
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

const belongs = (unit: Unit, convention: Convention): boolean =>
  unit.factor === undefined ||
  atHome[convention].includes(unit.convention) ||
  (convention === 'imperial' && isBritishSpoon(unit));

const termBelongs = (term: SimpleQuantity, convention: Convention): boolean => {
  const unit = term.unit === undefined ? undefined : findUnit(term.unit);
  return unit === undefined || belongs(unit, convention);
};

const onLadder = (amount: Amount, from: Unit, ladder: Ladder): SimpleQuantity | undefined => {
  let chosen: SimpleQuantity | undefined;
  for (const [id, least] of ladder) {
    const to = findUnit(id);
    const conversion = to === undefined ? undefined : convertAmount(amount, from, to);
    if (to === undefined || conversion?.kind !== 'converted') continue;
    const most = mostOf(conversion.amount);
    if (chosen === undefined || (most !== undefined && compare(most, least) >= 0)) {
      chosen = { kind: 'simple', amount: conversion.amount, unit: to.id };
    }
  }
  return chosen;
};

const convertTerm = (term: SimpleQuantity, convention: Convention): SimpleQuantity => {
  const from = term.unit === undefined ? undefined : findUnit(term.unit);
  if (from === undefined || term.amount === undefined || belongs(from, convention)) return term;
  const ladder = ladders[convention]?.[from.dimension];
  return (ladder === undefined ? undefined : onLadder(term.amount, from, ladder)) ?? term;
};

/**
 * The quantity as a kitchen of the convention measures it, exactly: weight as weight, volume as volume, length as
 * length. Where the author gave it in that convention already, as itself or as an option, the author's way is taken.
 * What has no exact size stays. For what a cook can measure, `roundForKitchen` comes after.
 */
export const convertToConvention = (quantity: Quantity, convention: Convention): Quantity => {
  const isAtHome = (way: Quantity | QuantityOption): boolean =>
    termsOf(way).every((term) => termBelongs(term, convention));
  if (ladders[convention] === undefined || isAtHome(quantity)) return wayOf(quantity);
  const option = (quantity.options ?? []).find((way) => termsOf(way).length > 0 && isAtHome(way));
  if (option !== undefined) return wayOf(option);
  const total = totalInOneUnit(wayOf(quantity));
  return quantityOf(termsOf(total).map((term) => convertTerm(term, convention)));
};
