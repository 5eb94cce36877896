import { hasSameNumbers, readLineAmounts } from '../../ingredients/index.ts';
import type { Language, Quantity, SimpleQuantity } from '../../units/index.ts';
import { getTerms } from './quantity-terms.ts';

/**
 * The part of a quantity that scales with its line: `1 loaf` of `1 loaf bread, 1 slice per person`, nothing of `100 g
 * spaghetti per person`.
 */
export const withoutPerPerson = (
  quantity: Quantity,
  line: string,
  language: Language | undefined,
): Quantity | undefined => {
  const { numbers } = readLineAmounts(line, language);
  if (!numbers.some(({ role }) => role === 'per-person')) return quantity;
  const isPerPerson = ({ amount, unit }: SimpleQuantity): boolean => {
    const stating = numbers.filter(
      (number) =>
        amount !== undefined &&
        hasSameNumbers(number.amount, amount) &&
        (unit === undefined || number.unit?.candidates.some(({ id }) => id === unit) === true),
    );
    return stating.length > 0 && stating.every(({ role }) => role === 'per-person');
  };
  const { options, ...main } = quantity;
  if (getTerms(main).some(isPerPerson)) return undefined;
  return options?.flatMap(getTerms).some(isPerPerson) === true ? main : quantity;
};
