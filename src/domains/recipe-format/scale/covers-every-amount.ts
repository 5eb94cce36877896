import { getMeasureSpan, hasSameNumbers, readLineAmounts } from '../../ingredients/index.ts';
import type { LineNumber } from '../../ingredients/index.ts';
import type { Language, Quantity } from '../../units/index.ts';
import { getAlternatives, getTerms } from './quantity-terms.ts';

/** A line and what was parsed from it. */
interface ParsedLine {
  readonly text: string;
  readonly quantity: Quantity | undefined;
  /** Size of each package. */
  readonly package_size?: Quantity | undefined;
}

/** `1 cup plus 2 level tbsp`, `1 EL und 1 TL`. Text in brackets does not name another food. */
const SUM_BETWEEN =
  /^(?:[\s,.+&-]|\([^()]*\)|(?<!\p{L})(?:plus|and|und|sowie|et|y|e|ed|en|och|más|più|mais|about|another|an|additional|heaped|heaping|level|scant|generous|rounded)(?!\p{L}))*$/iu;

/** `6 chicken thighs (about 2 lb / 900 g)`: what the pieces weigh together. */
const isBracketedWeight = ({ unit }: LineNumber, between: string): boolean =>
  BRACKET_AT_END.test(between) && unit?.candidates.some(({ dimension }) => dimension === 'mass') === true;

const BRACKET_AT_END = /\([^()+&]*$|^\s*\/\s*$/u;

/**
 * Whether the quantity covers every amount in the line, and all of them are amounts of the same food. If not, showing
 * the quantity without the line loses something: `2` for `2 large eggs plus 1 egg yolk`.
 */
export const coversEveryAmount = (
  { text, quantity, package_size }: ParsedLine,
  language: Language | undefined,
): boolean => {
  const { numbers, isUnreadable } = readLineAmounts(text, language);
  if (isUnreadable) return false;
  const amounts = numbers.filter(({ role }) => role === 'amount');
  const [first, ...others] = amounts;
  const hasSize = numbers.some(({ role }) => role === 'size');
  const stated = quantity === undefined ? [] : getAlternatives(quantity).flatMap(getTerms);
  const isStated = ({ amount }: LineNumber): boolean =>
    stated.some((term) => term.amount !== undefined && hasSameNumbers(term.amount, amount));
  if (first === undefined) return stated.every(({ amount }) => amount === undefined);
  // `a handful`, `400g tin`: one, of the unit that the quantity has.
  if (first.isImplied || first.isArticle) {
    const isOne = stated.some(({ amount, unit }) => unit !== undefined && (amount?.value ?? '1') === '1');
    const isComplete =
      others.every(({ restates }) => restates !== undefined) && (!hasSize || package_size !== undefined);
    return isComplete && (isOne || isStated(first));
  }
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
    const between = text.slice(getMeasureSpan(last).end, number.start);
    const isSame = number.restates !== undefined || SUM_BETWEEN.test(between) || isBracketedWeight(number, between);
    if (!isSame || !isStated(number)) return false;
    last = number;
  }
  return isStated(first);
};
