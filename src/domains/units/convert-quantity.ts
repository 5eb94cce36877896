import { addAmounts, mapAmount, numbersIn } from './amount.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';
import { termsOf, withOptions } from './quantity.ts';
import { add, divide, isNegative, isZero, multiply, subtract, zero } from './rational.ts';
import type { Rational } from './rational.ts';
import { findUnit } from './registry/registry.ts';
import type { Unit } from './unit.ts';

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
  | 'below-zero';

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
  if (from.dimension === to.dimension) return { numerator: 1n, denominator: 1n };
  const pair = `${from.dimension} to ${to.dimension}`;
  if (pair !== 'volume to mass' && pair !== 'mass to volume') return 'other-dimension';
  if (density === undefined || isZero(density) || isNegative(density)) return 'density-needed';
  return from.dimension === 'volume' ? density : divide({ numerator: 1n, denominator: 1n }, density);
};

/** The amount in another unit, exactly. */
export const convertAmount = (amount: Amount, from: Unit, to: Unit, means: ConversionMeans = {}): AmountConversion => {
  if (from.id === to.id) return { kind: 'converted', amount };
  const [factor, target] = [from.factor, to.factor];
  if (factor === undefined || target === undefined) return refused('no-exact-size');
  const across = bridge(from, to, means.density);
  if (typeof across === 'string') return refused(across);
  const converted = mapAmount(amount, (number) => {
    const base = multiply(add(multiply(number, factor), from.offset ?? zero), across);
    return divide(subtract(base, to.offset ?? zero), target);
  });
  return numbersIn(converted).some(isNegative) ? refused('below-zero') : { kind: 'converted', amount: converted };
};

const convertTerm = (term: SimpleQuantity, to: Unit, means: ConversionMeans): AmountConversion => {
  if (term.amount === undefined || term.unit === undefined) return refused('nothing-to-convert');
  const from = findUnit(term.unit);
  return from === undefined ? refused('unknown-unit') : convertAmount(term.amount, from, to, means);
};

/** All parts in one unit, added up. */
export const totalIn = (
  quantity: Quantity | QuantityOption,
  to: Unit,
  means: ConversionMeans = {},
): AmountConversion => {
  const terms = termsOf(quantity);
  if (terms.length > 1 && to.dimension === 'temperature') return refused('temperatures-do-not-add');
  let total: Amount | undefined;
  for (const term of terms) {
    const conversion = convertTerm(term, to, means);
    if (conversion.kind === 'refused') return conversion;
    total = total === undefined ? conversion.amount : addAmounts(total, conversion.amount);
  }
  return total === undefined ? refused('nothing-to-convert') : { kind: 'converted', amount: total };
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
  const total = totalIn(quantity, to, means);
  if (total.kind === 'refused') return total;
  return {
    kind: 'converted',
    quantity: withOptions({ kind: 'simple', amount: total.amount, unit: to.id }, quantity.options ?? []),
  };
};
