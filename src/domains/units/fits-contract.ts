import { LONGEST_NUMBER, MOST_TERMS } from './bounds.ts';
import { termsOf } from './quantity.ts';
import type { Amount, Quantity, QuantityOption } from './quantity.schemas.ts';

/** True where each number is as short as the contract writes it. */
export const isWritableAmount = ({ value, min, max }: Amount): boolean =>
  [value, min, max].every((number) => number === undefined || number.length <= LONGEST_NUMBER);

const fits = (way: Quantity | QuantityOption): boolean => {
  const terms = termsOf(way);
  return terms.length <= MOST_TERMS && terms.every(({ amount }) => amount === undefined || isWritableAmount(amount));
};

/**
 * True where a quantity that was computed may be kept in a document. Scaling is exact, so that its numbers may be
 * longer than the schema allows, and adding may give more terms. Whoever stores a result asks first.
 */
export const fitsContract = (quantity: Quantity): boolean => [quantity, ...(quantity.options ?? [])].every(fits);
