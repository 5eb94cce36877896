import { hasSameNumbers, readLineAmounts, showLine } from '../../ingredients/index.ts';
import type { LineScaling, LineView } from '../../ingredients/index.ts';
import { one } from '../../units/index.ts';
import type { Amount, Quantity, SimpleQuantity } from '../../units/index.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import { getAlternatives, getTerms } from './quantity-terms.ts';

/** The parts of a line as it is shown. Put together, they are the whole line. */
export interface LineReading {
  readonly amount: string;
  readonly food: string;
  readonly rest: string;
}

/** A line at the wanted scale and in the wanted convention. */
export interface ReadLine {
  readonly text: string;
  readonly reading: LineReading;
  readonly scaling: LineScaling;
  readonly converted: boolean;
}

const toSingleNumber = ({ value, min, max }: Amount): Amount => {
  const [only, ...others] = [value, min, max].filter((bound) => bound !== undefined);
  return only === undefined || others.length > 0
    ? { ...(value !== undefined && { value }), ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
    : { value: only };
};

/**
 * Whether the line contains the amounts that the document states for it. If not, the quantity or the line was changed
 * without the other, and scaling the line would be a guess.
 */
export const statesTerms = (
  text: string,
  terms: readonly SimpleQuantity[],
  language: LineView['language'],
): boolean => {
  const { numbers, isUnreadable } = readLineAmounts(text, language);
  if (isUnreadable) return true;
  return terms.every(
    ({ amount }) =>
      amount === undefined || numbers.some((number) => hasSameNumbers(number.amount, toSingleNumber(amount))),
  );
};

const DELIMITER = /[,;([]|\s[–—-]\s/u;

/** Where the food ends: at the first delimiter after its name and after the last amount. */
const findFoodEnd = (text: string, from: number, name: string | undefined, language: LineView['language']): number => {
  const at = name === undefined || name === '' ? -1 : text.indexOf(name, from);
  const amounts = readLineAmounts(text, language).numbers.filter(
    ({ role, restates }) => role === 'amount' && restates === undefined,
  );
  const last = amounts.length > 1 ? amounts.at(-1) : undefined;
  const start = Math.max(from, at === -1 ? 0 : at + (name?.length ?? 0), last?.unit?.end ?? last?.end ?? 0);
  const delimiter = text.slice(start).search(DELIMITER);
  return delimiter === -1 ? text.length : start + delimiter;
};

const splitLine = (
  text: string,
  amountEnd: number,
  name: string | undefined,
  language: LineView['language'],
): LineReading => {
  const start = amountEnd + (/^\s*/u.exec(text.slice(amountEnd))?.[0].length ?? 0);
  const end = findFoodEnd(text, start, name, language);
  return { amount: text.slice(0, start), food: text.slice(start, end), rest: text.slice(end) };
};

/** Shows the line of an ingredient at the wanted scale. */
export const readLine = (
  { text = '', name }: Pick<Ingredient, 'text' | 'name'>,
  authored: Quantity | undefined,
  view: LineView,
): ReadLine => {
  const isTrusted = authored === undefined || statesTerms(text, getTerms(authored), view.language);
  const isScaled = view.factor.numerator !== view.factor.denominator;
  const stated = authored === undefined ? undefined : getAlternatives(authored).flatMap(getTerms);
  const shown = showLine(text, isTrusted ? { ...view, stated } : { ...view, factor: one, convention: undefined });
  return {
    text: shown.text,
    reading: splitLine(shown.text, shown.amountEnd, name, view.language),
    scaling: isTrusted || !isScaled ? shown.scaling : 'not-scaled',
    converted: shown.isConverted,
  };
};
