import { add, divide, isNegative, isZero, multiply, one, subtract, zero } from '../numbers/rational.ts';
import type { Rational } from '../numbers/rational.ts';
import { getNumbers, replaceNumbers } from '../quantity/amount.ts';
import {
  isIntervalWithinLimit,
  isNumberWithinLimit,
  mapInterval,
  sumIntervals,
  toAmount,
  toInterval,
} from '../quantity/interval.ts';
import type { Interval } from '../quantity/interval.ts';
import type { Amount, Quantity, SimpleQuantity } from '../quantity/quantity.schemas.ts';
import { getTerms, withOptions } from '../quantity/quantity.ts';
import { findUnit } from '../registry/registry.ts';
import type { Dimension, Unit } from '../registry/unit.ts';

export type ConversionRefusalReason =
  | 'unknown-unit'
  /** The quantity has no amount or no unit. */
  | 'nothing-to-convert'
  /** The unit has no defined size, like a pinch or a can. */
  | 'no-exact-size'
  | 'other-dimension'
  /** Converting between mass and volume needs a density. */
  | 'density-needed'
  | 'temperatures-do-not-add'
  /** Amounts are never negative, and temperatures are amounts. */
  | 'below-zero'
  /** The exact number exceeds the length limit. */
  | 'too-long';

interface Refusal {
  readonly kind: 'refused';
  readonly reason: ConversionRefusalReason;
}

export type AmountConversion = { readonly kind: 'converted'; readonly amount: Amount } | Refusal;

export type QuantityConversion = { readonly kind: 'converted'; readonly quantity: Quantity } | Refusal;

export interface ConversionOptions {
  /** Grams per milliliter. */
  readonly density?: Rational | undefined;
}

const refuse = (reason: ConversionRefusalReason): Refusal => ({ kind: 'refused', reason });

/** The ratio between the base units of the two dimensions: 1, or derived from the density for mass and volume. */
const getBaseRatio = (from: Unit, to: Unit, density: Rational | undefined): Rational | ConversionRefusalReason => {
  if (from.dimension === to.dimension) return one;
  const pair = `${from.dimension} to ${to.dimension}`;
  if (pair !== 'volume to mass' && pair !== 'mass to volume') return 'other-dimension';
  if (density === undefined || isZero(density) || isNegative(density)) return 'density-needed';
  return from.dimension === 'volume' ? density : divide(one, density);
};

/** Base units are grams, milliliters, millimeters and degrees Celsius. */
const toBase = (number: Rational, { factor = one, offset = zero }: Unit): Rational =>
  add(multiply(number, factor), offset);

const fromBase = (base: Rational, { factor = one, offset = zero }: Unit): Rational =>
  divide(subtract(base, offset), factor);

const ratios = new Map<Unit, Map<Unit, Rational>>();

/** Cached, because it is the same for every amount. */
const getUnitRatio = (from: Unit, to: Unit): Rational => {
  const ratiosFrom = ratios.get(from) ?? new Map<Unit, Rational>();
  const ratio = ratiosFrom.get(to) ?? divide(from.factor ?? one, to.factor ?? one);
  ratios.set(from, ratiosFrom.set(to, ratio));
  return ratio;
};

const hasOffset = ({ offset }: Unit): boolean => offset !== undefined && !isZero(offset);

type NumberConversion = { readonly kind: 'converted'; readonly numbers: readonly Rational[] } | Refusal;

export const convertNumbers = (
  numbers: readonly Rational[],
  from: Unit,
  to: Unit,
  options: ConversionOptions = {},
): NumberConversion => {
  if (from.id === to.id) return { kind: 'converted', numbers };
  if (from.factor === undefined || to.factor === undefined) return refuse('no-exact-size');
  const baseRatio = getBaseRatio(from, to, options.density);
  if (typeof baseRatio === 'string') return refuse(baseRatio);
  const convert =
    baseRatio === one && !hasOffset(from) && !hasOffset(to)
      ? (number: Rational) => multiply(number, getUnitRatio(from, to))
      : (number: Rational) => fromBase(multiply(toBase(number, from), baseRatio), to);
  const converted = numbers.map(convert);
  if (converted.some(isNegative)) return refuse('below-zero');
  return converted.every(isNumberWithinLimit) ? { kind: 'converted', numbers: converted } : refuse('too-long');
};

export const convertAmount = (
  amount: Amount,
  from: Unit,
  to: Unit,
  options: ConversionOptions = {},
): AmountConversion => {
  if (from.id === to.id) return { kind: 'converted', amount };
  const conversion = convertNumbers(getNumbers(amount), from, to, options);
  if (conversion.kind === 'refused') return conversion;
  return { kind: 'converted', amount: replaceNumbers(amount, conversion.numbers) };
};

type TermsTotal = { readonly kind: 'total'; readonly dimension: Dimension; readonly interval: Interval } | Refusal;

interface SizedTerm {
  readonly amount: Amount;
  readonly unit: Unit;
}

const toSizedTerm = ({ amount, unit: id }: SimpleQuantity): SizedTerm | ConversionRefusalReason => {
  if (amount === undefined || id === undefined) return 'nothing-to-convert';
  const unit = findUnit(id);
  if (unit === undefined) return 'unknown-unit';
  return unit.factor === undefined ? 'no-exact-size' : { amount, unit };
};

/**
 * Adds up all terms in the base unit of their common dimension, or of the dimension of `to`. Callers can then try
 * several units for the total without adding again.
 */
export const computeTotal = (
  terms: readonly SimpleQuantity[],
  to?: Unit,
  options: ConversionOptions = {},
): TermsTotal => {
  const intervals: Interval[] = [];
  let target = to;
  for (const term of terms) {
    const sized = toSizedTerm(term);
    if (typeof sized === 'string') return refuse(sized);
    const { amount, unit } = sized;
    target ??= unit;
    const baseRatio = getBaseRatio(unit, target, options.density);
    if (typeof baseRatio === 'string') return refuse(baseRatio);
    intervals.push(mapInterval(toInterval(amount), (number) => multiply(toBase(number, unit), baseRatio)));
  }
  if (target === undefined || intervals.length === 0) return refuse('nothing-to-convert');
  if (intervals.length > 1 && target.dimension === 'temperature') return refuse('temperatures-do-not-add');
  const interval = sumIntervals(intervals);
  return interval === undefined ? refuse('too-long') : { kind: 'total', dimension: target.dimension, interval };
};

/** Converts from the base unit. Returns undefined if a number exceeds the length limit. */
export const toAmountInUnit = (base: Interval, to: Unit): Amount | undefined => {
  const interval = mapInterval(base, (number) => fromBase(number, to));
  return isIntervalWithinLimit(interval) ? toAmount(interval) : undefined;
};

/** Converts and adds up all terms. A single term keeps the structure of its amount. */
const convertTerms = (terms: readonly SimpleQuantity[], to: Unit, options: ConversionOptions): AmountConversion => {
  if (to.factor === undefined) return refuse(terms.length === 0 ? 'nothing-to-convert' : 'no-exact-size');
  const [first, ...others] = terms;
  const only = first === undefined ? 'nothing-to-convert' : toSizedTerm(first);
  if (others.length === 0) {
    return typeof only === 'string' ? refuse(only) : convertAmount(only.amount, only.unit, to, options);
  }
  const total = computeTotal(terms, to, options);
  if (total.kind === 'refused') return total;
  const amount = toAmountInUnit(total.interval, to);
  return amount === undefined ? refuse('too-long') : { kind: 'converted', amount };
};

/**
 * Converts exactly, or returns the reason why it cannot. A sum of one dimension becomes a single amount. Options stay
 * because they are still correct; the original wording is dropped.
 */
export const convertQuantity = (
  quantity: Quantity,
  unitId: string,
  options: ConversionOptions = {},
): QuantityConversion => {
  const terms = getTerms(quantity);
  const [only] = terms;
  // Every unit converts to itself, even one missing from the registry.
  if (terms.length === 1 && only?.unit === unitId && only.amount !== undefined) {
    return {
      kind: 'converted',
      quantity: withOptions({ kind: 'simple', amount: only.amount, unit: unitId }, quantity.options ?? []),
    };
  }
  const to = findUnit(unitId);
  if (to === undefined) return refuse('unknown-unit');
  const total = convertTerms(terms, to, options);
  if (total.kind === 'refused') return total;
  return {
    kind: 'converted',
    quantity: withOptions({ kind: 'simple', amount: total.amount, unit: to.id }, quantity.options ?? []),
  };
};
