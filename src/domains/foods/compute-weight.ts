import { findUnit, isQuantityWithinLimits, multiply, scaleAmount } from '../units/index.ts';
import type { Amount, Language, Rational } from '../units/index.ts';
import { contradicts } from './contradictions.ts';
import { FOOD_SOURCE } from './food.ts';
import type { Food } from './food.ts';
import { findItemWeight } from './item-weight.ts';
import { findDensity } from './volume-weight.ts';

/** What a line says beside amount, unit and food. All of it is optional. */
export interface WeightDetails {
  /** The language of the texts below. English by default. */
  readonly language?: Language | undefined;
  /** The size of each item, as written: `large`. */
  readonly size?: string | undefined;
  /** The name and the preparation, as written: `walnuts, coarsely chopped`. */
  readonly wording?: string | undefined;
  /** The whole line, which may say that only a part of the food is meant: `2 eggs, whites only`. */
  readonly line?: string | undefined;
}

export interface FoodWeight {
  /** Exact in what it is computed from. A range stays a range: 2 to 3 cups of sugar are 400 to 600 g. */
  readonly grams: Amount;
  readonly food_id: string;
  readonly source: string;
  readonly approximate: true;
}

const hasNumber = ({ value, min, max }: Amount): boolean =>
  value !== undefined || min !== undefined || max !== undefined;

const PRODUCE: ReadonlySet<string> = new Set(['Vegetables and Vegetable Products', 'Fruits and Fruit Juices']);
const BASKET = /\.(?:dry)?(?:pint|quart)$|\.(?:gallon|peck|bushel)$/;

/** A quart of cucumbers or a pint of berries is a basket of whole ones, which no cup of the table describes. */
const isBasket = ({ group, name }: Food, unitId: string): boolean =>
  BASKET.test(unitId) && PRODUCE.has(group) && !/juice|canned|sauce|puree|paste/i.test(name);

/**
 * Grams of one unit of volume, of one counted part such as `count.clove`, or of one item if there is no unit. Returns
 * undefined if the table has no weight for it, and for units of weight, which need none.
 *
 * @example findUnitWeight(flour, 'us.cup') // 125 as a Rational
 */
export const findUnitWeight = (
  food: Food,
  unitId: string | undefined,
  { language = 'en', size = '', wording = '', line = '' }: WeightDetails = {},
): Rational | undefined => {
  if (contradicts(food, `${wording}, ${line}`, language)) return undefined;
  const unit = unitId === undefined ? undefined : findUnit(unitId);
  if (unit?.dimension === 'volume') {
    if (unit.factor === undefined || isBasket(food, unit.id)) return undefined;
    const density = findDensity(food, wording, language);
    return density && multiply(unit.factor, density);
  }
  if (unitId !== undefined && unit?.dimension !== 'count' && unit?.dimension !== 'kitchen') return undefined;
  return findItemWeight(food, unitId, { language, size, wording });
};

/** The weight of an amount, given the grams of one unit. Undefined if there is no number, or if one would be too long. */
export const toFoodWeight = ({ id }: Food, amount: Amount, unitWeight: Rational): FoodWeight | undefined => {
  const grams = scaleAmount(amount, unitWeight);
  if (!hasNumber(amount) || !isQuantityWithinLimits({ kind: 'simple', amount: grams })) return undefined;
  return { grams, food_id: id, source: FOOD_SOURCE, approximate: true };
};

/**
 * The weight of an amount of a food.
 *
 * @example computeWeight(flour, { value: '2' }, 'us.cup')?.grams // { value: '250' }
 */
export const computeWeight = (
  food: Food,
  amount: Amount,
  unitId: string | undefined,
  details?: WeightDetails,
): FoodWeight | undefined => {
  const unitWeight = findUnitWeight(food, unitId, details);
  return unitWeight && toFoodWeight(food, amount, unitWeight);
};
