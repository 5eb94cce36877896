import { hasSameNumbers, readLineAmounts } from '../../ingredients/index.ts';
import type { LineNumber } from '../../ingredients/index.ts';
import type { Language, Quantity } from '../../units/index.ts';
import { getAlternatives, getTerms } from './quantity-terms.ts';

/** A line and what was parsed from it. */
interface ParsedLine {
  readonly text: string;
  readonly quantity: Quantity | undefined;
}

/** `1 cup plus 2 level tbsp`, `1 EL und 1 TL`. Text in brackets does not name another food. */
const SUM_BETWEEN =
  /^(?:[\s,.+&-]|\([^()]*\)|(?<!\p{L})(?:plus|and|und|sowie|et|y|e|ed|en|och|más|più|mais|about|another|an|additional|heaped|heaping|level|scant|generous|rounded)(?!\p{L}))*$/iu;

const getEnd = ({ end, unit }: LineNumber): number => Math.max(end, unit?.end ?? 0);

/**
 * Whether the quantity covers every amount in the line, and all of them are amounts of the same food. If not, showing
 * the quantity without the line loses something: `2` for `2 large eggs plus 1 egg yolk`.
 */
export const coversEveryAmount = ({ text, quantity }: ParsedLine, language: Language | undefined): boolean => {
  const { numbers, isUnreadable } = readLineAmounts(text, language);
  if (isUnreadable) return false;
  const amounts = numbers.filter(({ role }) => role === 'amount');
  const [first, ...others] = amounts;
  const hasSize = numbers.some(({ role }) => role === 'size');
  const stated = quantity === undefined ? [] : getAlternatives(quantity).flatMap(getTerms);
  const isStated = ({ amount }: LineNumber): boolean =>
    stated.some((term) => term.amount !== undefined && hasSameNumbers(term.amount, amount));
  if (first === undefined) return stated.every(({ amount }) => amount === undefined);
  // `400g tin` counts no tins: scaled to double, nothing would say two.
  if (first.isImplied) return others.length === 0 && !hasSize && stated.length > 0;
  if (
    !stated.every(
      ({ amount }) => amount === undefined || amounts.some((number) => hasSameNumbers(amount, number.amount)),
    )
  )
    return false;
  // `1 (28-ounce) can plus 1 (14-ounce) can`: only the line says which can has which size.
  if (hasSize && others.some(({ restates }) => restates === undefined)) return false;
  let last = first;
  for (const number of others) {
    const isSame = number.restates !== undefined || SUM_BETWEEN.test(text.slice(getEnd(last), number.start));
    if (!isSame || !isStated(number)) return false;
    last = number;
  }
  return isStated(first);
};
