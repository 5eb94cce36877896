import { numbersIn, withNumbers } from './amount.ts';
import { isWritableNumber } from './fits-contract.ts';
import type { Amount, Quantity, SimpleQuantity } from './quantity.schemas.ts';
import { termsOf, withOptions } from './quantity.ts';
import { add, divide, isNegative, isZero, multiply, one, subtract, zero } from './rational.ts';
import type { Rational } from './rational.ts';
import { findUnit } from './registry/registry.ts';
import { amountOfSpan, isWritable, mapSpan, spanOf, sumOf } from './span.ts';
import type { Span } from './span.ts';
import type { Dimension, Unit } from './unit.ts';

export type RefusalReason =
  /** The registry has no such unit. */
  | 'unknown-unit'
  /** There is no amount or no unit to start from. */
  | 'nothing-to-convert'
  /** A pinch or a can is as large as it is. */
  | 'no-exact-size'
  | 'other-dimension'
  /** Between weight and volume only with a density that somebody states. */
  | 'density-needed'
  | 'temperatures-do-not-add'
  /** An amount is never below zero, so neither is a temperature that is written as one. */
  | 'below-zero'
  /** The exact number has more characters than the contract writes. */
  | 'too-long';

export type AmountConversion =
  | { readonly kind: 'converted'; readonly amount: Amount }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

export type QuantityConversion =
  | { readonly kind: 'converted'; readonly quantity: Quantity }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

export interface ConversionMeans {
  /** Grams in a millilitre of it. */
  readonly density?: Rational | undefined;
}

const refused = (reason: RefusalReason): { readonly kind: 'refused'; readonly reason: RefusalReason } => ({
  kind: 'refused',
  reason,
});

/** How many units of the base of `to` are one of the base of `from`: 1, or the density between weight and volume. */
const bridge = (from: Unit, to: Unit, density: Rational | undefined): Rational | RefusalReason => {
  if (from.dimension === to.dimension) return one;
  const pair = `${from.dimension} to ${to.dimension}`;
  if (pair !== 'volume to mass' && pair !== 'mass to volume') return 'other-dimension';
  if (density === undefined || isZero(density) || isNegative(density)) return 'density-needed';
  return from.dimension === 'volume' ? density : divide(one, density);
};

/** Grams, millilitres, millimetres or degrees Celsius. */
const toBase = (number: Rational, { factor = one, offset = zero }: Unit): Rational =>
  add(multiply(number, factor), offset);

const fromBase = (base: Rational, { factor = one, offset = zero }: Unit): Rational =>
  divide(subtract(base, offset), factor);

const ratios = new Map<Unit, Map<Unit, Rational>>();

/** How many of `to` are one of `from`. It is the same for every amount, and so computed once. */
const ratioOf = (from: Unit, to: Unit): Rational => {
  const known = ratios.get(from) ?? new Map<Unit, Rational>();
  const ratio = known.get(to) ?? divide(from.factor ?? one, to.factor ?? one);
  ratios.set(from, known.set(to, ratio));
  return ratio;
};

const hasOffset = ({ offset }: Unit): boolean => offset !== undefined && !isZero(offset);

type NumberConversion =
  | { readonly kind: 'converted'; readonly numbers: readonly Rational[] }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

/** Numbers of one unit as numbers of another, exactly. */
export const convertNumbers = (
  numbers: readonly Rational[],
  from: Unit,
  to: Unit,
  means: ConversionMeans = {},
): NumberConversion => {
  if (from.id === to.id) return { kind: 'converted', numbers };
  if (from.factor === undefined || to.factor === undefined) return refused('no-exact-size');
  const across = bridge(from, to, means.density);
  if (typeof across === 'string') return refused(across);
  const convert =
    across === one && !hasOffset(from) && !hasOffset(to)
      ? (number: Rational) => multiply(number, ratioOf(from, to))
      : (number: Rational) => fromBase(multiply(toBase(number, from), across), to);
  const converted = numbers.map(convert);
  if (converted.some(isNegative)) return refused('below-zero');
  return converted.every(isWritableNumber) ? { kind: 'converted', numbers: converted } : refused('too-long');
};

/** The amount in another unit, exactly. */
export const convertAmount = (amount: Amount, from: Unit, to: Unit, means: ConversionMeans = {}): AmountConversion => {
  if (from.id === to.id) return { kind: 'converted', amount };
  const conversion = convertNumbers(numbersIn(amount), from, to, means);
  if (conversion.kind === 'refused') return conversion;
  return { kind: 'converted', amount: withNumbers(amount, conversion.numbers) };
};

type Size =
  | { readonly kind: 'sized'; readonly dimension: Dimension; readonly span: Span }
  | { readonly kind: 'refused'; readonly reason: RefusalReason };

interface Sized {
  readonly amount: Amount;
  readonly unit: Unit;
}

const sizedTerm = ({ amount, unit: id }: SimpleQuantity): Sized | RefusalReason => {
  if (amount === undefined || id === undefined) return 'nothing-to-convert';
  const unit = findUnit(id);
  if (unit === undefined) return 'unknown-unit';
  return unit.factor === undefined ? 'no-exact-size' : { amount, unit };
};

/**
 * How much all of them are together, in the base of the dimension they have in common, or of the one that is asked for;
 * so they are added up once, whatever units are tried for the total afterwards.
 */
export const sizeOf = (terms: readonly SimpleQuantity[], to?: Unit, means: ConversionMeans = {}): Size => {
  const spans: Span[] = [];
  let target = to;
  for (const term of terms) {
    const sized = sizedTerm(term);
    if (typeof sized === 'string') return refused(sized);
    const { amount, unit } = sized;
    target ??= unit;
    const across = bridge(unit, target, means.density);
    if (typeof across === 'string') return refused(across);
    spans.push(mapSpan(spanOf(amount), (number) => multiply(toBase(number, unit), across)));
  }
  if (target === undefined || spans.length === 0) return refused('nothing-to-convert');
  if (spans.length > 1 && target.dimension === 'temperature') return refused('temperatures-do-not-add');
  const span = sumOf(spans);
  return span === undefined ? refused('too-long') : { kind: 'sized', dimension: target.dimension, span };
};

/** So much of the base as an amount of the unit, or undefined where that is too long to be written. */
export const amountIn = (base: Span, to: Unit): Amount | undefined => {
  const span = mapSpan(base, (number) => fromBase(number, to));
  return isWritable(span) ? amountOfSpan(span) : undefined;
};

/** All parts in one unit, added up. One by itself is converted as it is written. */
const totalIn = (terms: readonly SimpleQuantity[], to: Unit, means: ConversionMeans): AmountConversion => {
  if (to.factor === undefined) return refused(terms.length === 0 ? 'nothing-to-convert' : 'no-exact-size');
  const [first, ...others] = terms;
  const only = first === undefined ? 'nothing-to-convert' : sizedTerm(first);
  if (others.length === 0) {
    return typeof only === 'string' ? refused(only) : convertAmount(only.amount, only.unit, to, means);
  }
  const size = sizeOf(terms, to, means);
  if (size.kind === 'refused') return size;
  const amount = amountIn(size.span, to);
  return amount === undefined ? refused('too-long') : { kind: 'converted', amount };
};

/**
 * The quantity in another unit, exactly, or why not. A sum of one dimension becomes one amount. Options stay, since
 * they still say the same; the wording goes.
 */
export const convertQuantity = (
  quantity: Quantity,
  unitId: string,
  means: ConversionMeans = {},
): QuantityConversion => {
  const terms = termsOf(quantity);
  const [only] = terms;
  // To itself anything converts, also a unit that the registry does not have.
  if (terms.length === 1 && only?.unit === unitId && only.amount !== undefined) {
    return {
      kind: 'converted',
      quantity: withOptions({ kind: 'simple', amount: only.amount, unit: unitId }, quantity.options ?? []),
    };
  }
  const to = findUnit(unitId);
  if (to === undefined) return refused('unknown-unit');
  const total = totalIn(terms, to, means);
  if (total.kind === 'refused') return total;
  return {
    kind: 'converted',
    quantity: withOptions({ kind: 'simple', amount: total.amount, unit: to.id }, quantity.options ?? []),
  };
};
