import { LONGEST_NUMBER, MOST_TERMS } from './bounds.ts';
import type { Amount, Quantity, QuantityOption, SimpleQuantity } from './quantity.schemas.ts';
import { rationalText } from './rational.ts';
import type { Rational } from './rational.ts';

/** A fraction of two numbers below this surely can be written, and most are. */
const SHORT = 10n ** BigInt(LONGEST_NUMBER / 2 - 1);

/** True where the number is as short as the contract writes it. None that is below zero is asked for. */
export const isWritableNumber = (number: Rational): boolean =>
  (number.numerator < SHORT && number.denominator < SHORT) || rationalText(number).length <= LONGEST_NUMBER;

/** True where each number is as short as the contract writes it. */
const isWritableAmount = ({ value = '', min = '', max = '' }: Amount): boolean =>
  value.length <= LONGEST_NUMBER && min.length <= LONGEST_NUMBER && max.length <= LONGEST_NUMBER;

const isWritableTerm = ({ amount }: Pick<SimpleQuantity, 'amount'>): boolean =>
  amount === undefined || isWritableAmount(amount);

const fits = (way: Quantity | QuantityOption): boolean => {
  if (way.kind !== 'sum') return isWritableTerm(way);
  const terms = way.terms ?? [];
  return terms.length <= MOST_TERMS && terms.every(isWritableTerm);
};

/**
 * True where a quantity that was computed may be kept in a document. Scaling is exact, so that its numbers may be
 * longer than the schema allows, and adding may give more terms. Whoever stores a result asks first.
 */
export const fitsContract = (quantity: Quantity): boolean => fits(quantity) && (quantity.options ?? []).every(fits);
