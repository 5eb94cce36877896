import { hasSameNumbers, readLineAmounts, showLine, toSingleNumber } from '../../ingredients/index.ts';
import type { LineNumber, LineScaling, LineView, ShownLine } from '../../ingredients/index.ts';
import { one } from '../../units/index.ts';
import type { Quantity, SimpleQuantity } from '../../units/index.ts';
import type { Ingredient } from '../schema/ingredient.schemas.ts';
import { getAlternatives, getTerms } from './quantity-terms.ts';
import { toGrams, weighLine } from './weigh-line.ts';
import type { LineWeight } from './weigh-line.ts';

/** The parts of a line as it is shown. Put together, they are the whole line. */
interface LineReading {
  readonly amount: string;
  readonly food: string;
  readonly rest: string;
}

type LineWeightProperty = NonNullable<Ingredient['weight']>;

/** A line at the wanted scale and in the wanted convention. */
export interface ReadLine {
  readonly text: string;
  readonly reading: LineReading;
  readonly scaling: LineScaling;
  readonly converted: boolean;
  readonly weight?: LineWeightProperty;
  readonly ambiguousUnit: string | undefined;
}

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

const findSeparateAmounts = (text: string, language: LineView['language']): readonly LineNumber[] =>
  readLineAmounts(text, language).numbers.filter(({ role, restates }) => role === 'amount' && restates === undefined);

/** Where the last of several amounts ends; 0 if there are not several. */
const findLastAmountEnd = (text: string, language: LineView['language']): number => {
  const amounts = findSeparateAmounts(text, language);
  const last = amounts.length > 1 ? amounts.at(-1) : undefined;
  return last?.unit?.end ?? last?.end ?? 0;
};

/** Where the food ends: at the first delimiter from here and after its name. */
const findFoodEnd = (text: string, from: number, name: string | undefined): number => {
  const at = name === undefined || name === '' ? -1 : text.indexOf(name, from);
  const start = at === -1 ? from : at + (name?.length ?? 0);
  const delimiter = text.slice(start).search(DELIMITER);
  return delimiter === -1 ? text.length : start + delimiter;
};

/** What belongs to the amount before it: space, and the dot of `1 lb. beef`. */
const AFTER_AMOUNT = /^(?:\.\s)?\s*/u;

const splitLine = (
  { text, amountEnd }: Pick<ShownLine, 'text' | 'amountEnd'>,
  authored: string,
  name: string | undefined,
  language: LineView['language'],
): LineReading => {
  const start = amountEnd === 0 ? 0 : amountEnd + (AFTER_AMOUNT.exec(text.slice(amountEnd))?.[0].length ?? 0);
  let end = findFoodEnd(text, start, name);
  // The shown line is read only if it may have several amounts, because that takes as long as scaling it. They may be in
  // the brackets of the leading amount: `1 can (14 fluid ounces, or 425 ml) coconut milk`.
  if (end === start || findSeparateAmounts(authored, language).length > 1)
    end = findFoodEnd(text, Math.max(end, findLastAmountEnd(text, language)), undefined);
  return { amount: text.slice(0, start), food: text.slice(start, end), rest: text.slice(end) };
};

/** Amounts that a kitchen scale does not show well stay in spoons. */
const MIN_WEIGHED_GRAMS = 10;

/** The weight to show in place of cups and spoons. Eggs and cloves are counted, not weighed. */
const toShownWeight = ({ weight: { grams }, number: { start, unit } }: LineWeight): LineView['weight'] => {
  const isVolume = unit?.candidates.some(({ dimension }) => dimension === 'volume') === true;
  return isVolume && (toGrams(grams) ?? 0) >= MIN_WEIGHED_GRAMS ? { start, grams } : undefined;
};

const hasWeight = (text: string, language: LineView['language']): boolean =>
  readLineAmounts(text, language).numbers.some(
    ({ role, unit }) => role === 'amount' && unit?.candidates.every(({ dimension }) => dimension === 'mass') === true,
  );

const toWeightProperty = ({ weight: { grams, food_id, source } }: LineWeight): LineWeightProperty | undefined => {
  const number = toGrams(grams);
  return number === undefined ? undefined : { grams: number, food_id, source, approximate: true };
};

/** Shows a weight if the reader prefers one: that of the table, or the one that the line states. */
const withWeights = (text: string, weighed: LineWeight | undefined, view: LineView): LineView => ({
  ...view,
  weight: weighed && toShownWeight(weighed),
  convention: hasWeight(text, view.language) ? (view.convention ?? 'metric') : view.convention,
});

/** Shows the line of an ingredient at the wanted scale. */
export const readLine = (
  { text = '', name }: Pick<Ingredient, 'text' | 'name'>,
  authored: Quantity | undefined,
  wanted: LineView,
): ReadLine => {
  const isTrusted = authored === undefined || statesTerms(text, getTerms(authored), wanted.language);
  const isScaled = wanted.factor.numerator !== wanted.factor.denominator;
  const stated = authored === undefined ? undefined : getAlternatives(authored).flatMap(getTerms);
  const view: LineView = isTrusted ? { ...wanted, stated } : { ...wanted, factor: one, convention: undefined };
  const weighed = isTrusted ? weighLine(text, view) : undefined;
  const property = weighed && toWeightProperty(weighed);
  const shown = showLine(text, wanted.prefersWeights === true ? withWeights(text, weighed, view) : view);
  return {
    text: shown.text,
    reading: splitLine(shown, text, name, view.language),
    scaling: isTrusted || !isScaled ? shown.scaling : 'not-scaled',
    converted: shown.isConverted,
    ...(property && { weight: property }),
    ambiguousUnit: shown.ambiguousUnit,
  };
};
