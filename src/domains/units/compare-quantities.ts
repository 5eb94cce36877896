import { compareSpans } from './amount.ts';
import type { AmountOrder } from './amount.ts';
import { sizeOf } from './convert-quantity.ts';
import { mergeTerms, termsOf } from './quantity.ts';
import type { Quantity, QuantityOption } from './quantity.schemas.ts';
import { spanOf } from './span.ts';
import type { Span } from './span.ts';

export type QuantityOrder = AmountOrder | 'incomparable';

/**
 * One way to say a quantity, made ready to be compared with many. What has a size is known by its dimension, what is
 * counted by its unit; of the rest only the same is comparable.
 */
type Told =
  | { readonly kind: 'measured'; readonly what: string; readonly span: Span }
  | { readonly kind: 'words'; readonly what: string };

const tell = (way: Quantity | QuantityOption): Told => {
  const terms = mergeTerms(termsOf(way));
  const size = sizeOf(terms);
  if (size.kind === 'sized') return { kind: 'measured', what: size.dimension, span: size.span };
  const [only, ...others] = terms;
  if (only?.amount !== undefined && others.length === 0) {
    return { kind: 'measured', what: `of ${only.unit ?? ''}`, span: spanOf(only.amount) };
  }
  return { kind: 'words', what: JSON.stringify(terms) };
};

const compareTold = (a: Told, b: Told): QuantityOrder => {
  if (a.what !== b.what) return 'incomparable';
  return a.kind === 'measured' && b.kind === 'measured' ? compareSpans(a.span, b.span) : 'equal';
};

/** How the pairs compare whose places add up to the same: they are as near to the front. */
const ordersAt = (rank: number, first: readonly Told[], second: readonly Told[]): Set<QuantityOrder> => {
  const orders = new Set<QuantityOrder>();
  for (const [index, one] of first.slice(0, rank + 1).entries()) {
    const other = second[rank - index];
    const order = other === undefined ? 'incomparable' : compareTold(one, other);
    if (order !== 'incomparable') orders.add(order);
  }
  return orders;
};

/**
 * Which is more. Quantities of one dimension are compared exactly, others not at all. Each may also be told in other
 * ways, as its options are: those nearest to the front that can be compared decide, and where two pairs are as near
 * but disagree, as 225 g and 8 oz do, the quantities overlap. Backwards it is the other way round.
 */
export const compareQuantities = (a: Quantity, b: Quantity): QuantityOrder => {
  const [first, second] = [a, b].map((quantity) => [quantity, ...(quantity.options ?? [])].map(tell));
  if (first === undefined || second === undefined) return 'incomparable';
  for (let rank = 0; rank < first.length + second.length - 1; rank += 1) {
    const [order, ...others] = ordersAt(rank, first, second);
    if (order !== undefined) return others.length === 0 ? order : 'overlapping';
  }
  return 'incomparable';
};
