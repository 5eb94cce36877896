import { findLineFood, findUnitWeight, toFoodWeight } from '../../foods/index.ts';
import type { Food, FoodWeight } from '../../foods/index.ts';
import { parseLineCached, readLineAmounts, resolveLineUnit } from '../../ingredients/index.ts';
import type { LineNumber, LineNumbers, LineView, ParsedIngredientLine } from '../../ingredients/index.ts';
import { add, divide, parseRational, rational, scaleAmount, toNumber } from '../../units/index.ts';
import type { Amount, Language, Rational } from '../../units/index.ts';

/** The weight of a line's food, and the amount it was computed from. */
export interface LineWeight {
  readonly weight: FoodWeight;
  readonly number: LineNumber;
}

/** The only amount of the line; undefined if it has several, or one that is already a weight. */
const findOnlyAmount = ({ numbers, isUnreadable }: LineNumbers): LineNumber | undefined => {
  const [only, ...others] = numbers.filter(({ role }) => role === 'amount');
  const isSized = numbers.some(({ role }) => role === 'size');
  return isUnreadable || isSized || others.length > 0 || only?.isImplied === true || only?.unit?.isApart === true
    ? undefined
    : only;
};

/** What one unit of a line's food weighs. */
interface UnitWeight {
  readonly food: Food;
  readonly grams: Rational;
}

const computeUnitWeight = (
  text: string,
  parsed: ParsedIngredientLine,
  unitId: string | undefined,
  language: Language,
): UnitWeight | undefined => {
  const food = findLineFood(parsed, language);
  const wording = [parsed.name, parsed.preparation].filter(Boolean).join(', ');
  const grams = food && findUnitWeight(food, unitId, { language, size: parsed.size, wording, line: text });
  return food && grams && { food, grams };
};

/** By parsed line and unit: an open recipe is weighed again whenever its scale changes. */
const unitWeights = new WeakMap<ParsedIngredientLine, Map<string | undefined, UnitWeight | undefined>>();

const findLineUnitWeight = (text: string, unitId: string | undefined, language: Language): UnitWeight | undefined => {
  const parsed = parseLineCached(text, language);
  const known = unitWeights.get(parsed) ?? new Map<string | undefined, UnitWeight | undefined>();
  if (known.has(unitId)) return known.get(unitId);
  const weight = computeUnitWeight(text, parsed, unitId, language);
  known.set(unitId, weight);
  unitWeights.set(parsed, known);
  return weight;
};

/**
 * Computes what the food of a line weighs at the scale of the view. Undefined unless the line has one amount, its unit is
 * certain, and the food table has a weight for it: no weight is better than a wrong one.
 */
export const weighLine = (text: string, view: LineView): LineWeight | undefined => {
  const number = findOnlyAmount(readLineAmounts(text, view.language));
  if (number === undefined) return undefined;
  const unit = resolveLineUnit({ text, view }, number);
  if (number.unit !== undefined && unit === undefined) return undefined;
  const unitWeight = findLineUnitWeight(text, unit?.id, view.language ?? 'en');
  const weight = unitWeight && toFoodWeight(unitWeight.food, scaleAmount(number.amount, view.factor), unitWeight.grams);
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
