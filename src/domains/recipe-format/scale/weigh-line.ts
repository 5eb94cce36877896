import { computeWeight, findLineFood } from '../../foods/index.ts';
import type { FoodWeight } from '../../foods/index.ts';
import { readLineAmounts, resolveLineUnit } from '../../ingredients/index.ts';
import type { LineNumber, LineView } from '../../ingredients/index.ts';
import { add, divide, parseRational, rational, scaleAmount, toNumber } from '../../units/index.ts';
import type { Amount, Rational } from '../../units/index.ts';
import { parseLineCached } from './parse-line-cached.ts';

/** The weight of a line's food, and the amount it was computed from. */
export interface LineWeight {
  readonly weight: FoodWeight;
  readonly number: LineNumber;
}

/** The only amount of the line; undefined if it has several, or one that is already a weight. */
const findOnlyAmount = (text: string, language: LineView['language']): LineNumber | undefined => {
  const { numbers, isUnreadable } = readLineAmounts(text, language);
  const [only, ...others] = numbers.filter(({ role }) => role === 'amount');
  const isSized = numbers.some(({ role }) => role === 'size');
  return isUnreadable || isSized || others.length > 0 || only?.isImplied === true || only?.unit?.isApart === true
    ? undefined
    : only;
};

/**
 * Computes what the food of a line weighs at the scale of the view. Undefined unless the line has one amount, its unit is
 * certain, and the food table has a weight for it: no weight is better than a wrong one.
 */
export const weighLine = (text: string, view: LineView): LineWeight | undefined => {
  const language = view.language ?? 'en';
  const number = findOnlyAmount(text, view.language);
  if (number === undefined) return undefined;
  const unit = resolveLineUnit({ text, view }, number);
  if (number.unit !== undefined && unit === undefined) return undefined;
  const parsed = parseLineCached(text, language);
  const food = findLineFood(parsed, language);
  if (food === undefined) return undefined;
  const weight = computeWeight(food, scaleAmount(number.amount, view.factor), unit?.id, {
    language,
    size: parsed.size,
    wording: [parsed.name, parsed.preparation].filter(Boolean).join(', '),
    line: text,
  });
  return weight && { weight, number };
};

const two = rational(2);

/** One number for programs to add up: the middle of a range. */
export const toGrams = ({ value, min, max }: Amount): number | undefined => {
  const [low, high] = [value ?? min ?? max, value ?? max ?? min].map((text): Rational | undefined =>
    text === undefined ? undefined : parseRational(text),
  );
  if (low === undefined || high === undefined) return undefined;
  return Math.round(toNumber(divide(add(low, high), two)) * 10) / 10;
};
