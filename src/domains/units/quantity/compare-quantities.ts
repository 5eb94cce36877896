import { computeTotal } from '../conversion/convert-quantity.ts';
import { compareIntervals } from './amount.ts';
import type { AmountOrder } from './amount.ts';
import { toInterval } from './interval.ts';
import type { Interval } from './interval.ts';
import type { Quantity, QuantityOption } from './quantity.schemas.ts';
import { getTerms, mergeTerms } from './quantity.ts';

export type QuantityOrder = AmountOrder | 'incomparable';

/**
 * A quantity or option prepared for repeated comparison. Two are comparable if they measure the same thing: the same
 * dimension, or the same unit if it has no exact size. Anything else is comparable only with an identical one.
 */
type Comparable =
  | { readonly kind: 'measured'; readonly key: string; readonly interval: Interval }
  | { readonly kind: 'words'; readonly key: string };

const toComparable = (alternative: Quantity | QuantityOption): Comparable => {
  const terms = mergeTerms(getTerms(alternative));
  const total = computeTotal(terms);
  if (total.kind === 'total') return { kind: 'measured', key: total.dimension, interval: total.interval };
  const [only, ...others] = terms;
  if (only?.amount !== undefined && others.length === 0) {
    return { kind: 'measured', key: `of ${only.unit ?? ''}`, interval: toInterval(only.amount) };
  }
  return { kind: 'words', key: JSON.stringify(terms) };
};

const compareComparables = (a: Comparable, b: Comparable): QuantityOrder => {
  if (a.key !== b.key) return 'incomparable';
  return a.kind === 'measured' && b.kind === 'measured' ? compareIntervals(a.interval, b.interval) : 'equal';
};

/** Compares the pairs whose positions add up to `rank`: they are equally close to the front. */
const compareAtRank = (
  rank: number,
  first: readonly Comparable[],
  second: readonly Comparable[],
): Set<QuantityOrder> => {
  const orders = new Set<QuantityOrder>();
  for (const [index, comparable] of first.slice(0, rank + 1).entries()) {
    const other = second[rank - index];
    const order = other === undefined ? 'incomparable' : compareComparables(comparable, other);
    if (order !== 'incomparable') orders.add(order);
  }
  return orders;
};

/**
 * Compares quantities of the same dimension exactly; others are incomparable. Options are considered too: the
 * comparable pair closest to the front of both lists decides. If two pairs are equally close but disagree, as 225 g and
 * 8 oz do, the quantities overlap. Swapping the arguments reverses the result.
 */
export const compareQuantities = (a: Quantity, b: Quantity): QuantityOrder => {
  const [first, second] = [a, b].map((quantity) => [quantity, ...(quantity.options ?? [])].map(toComparable));
  if (first === undefined || second === undefined) return 'incomparable';
  for (let rank = 0; rank < first.length + second.length - 1; rank += 1) {
    const [order, ...others] = compareAtRank(rank, first, second);
    if (order !== undefined) return others.length === 0 ? order : 'overlapping';
  }
  return 'incomparable';
};
