import { isDeepStrictEqual } from 'node:util';

import { compareAmounts } from './amount.ts';
import type { AmountOrder } from './amount.ts';
import { totalIn } from './convert-quantity.ts';
import { mergeTerms, termsOf } from './quantity.ts';
import type { Quantity, QuantityOption } from './quantity.schemas.ts';
import { findUnit } from './registry/registry.ts';
import type { Unit } from './unit.ts';

export type QuantityOrder = AmountOrder | 'incomparable';

type Way = Quantity | QuantityOption;

/** A unit in which the whole can be told, if there is one. */
const commonUnit = (way: Way): Unit | undefined => {
  const [first] = termsOf(way);
  return first?.unit === undefined ? undefined : findUnit(first.unit);
};

const compareWays = (a: Way, b: Way): QuantityOrder => {
  const [first, second] = [mergeTerms(termsOf(a)), mergeTerms(termsOf(b))];
  const [one, other] = [first[0], second[0]];
  const areSingle = first.length === 1 && second.length === 1;
  if (areSingle && one?.amount !== undefined && other?.amount !== undefined && one.unit === other.unit) {
    return compareAmounts(one.amount, other.amount);
  }
  const unit = commonUnit(a);
  const [left, right] = unit === undefined ? [] : [totalIn(a, unit), totalIn(b, unit)];
  if (left?.kind === 'converted' && right?.kind === 'converted') return compareAmounts(left.amount, right.amount);
  return isDeepStrictEqual(first, second) ? 'equal' : 'incomparable';
};

/**
 * Which is more. Quantities of one dimension are compared exactly, others not at all; but each may also be told in
 * another way, as its options are, and if one of those can be compared it decides.
 */
export const compareQuantities = (a: Quantity, b: Quantity): QuantityOrder => {
  for (const first of [a, ...(a.options ?? [])]) {
    for (const second of [b, ...(b.options ?? [])]) {
      const order = compareWays(first, second);
      if (order !== 'incomparable') return order;
    }
  }
  return 'incomparable';
};
