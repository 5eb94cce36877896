import { convertQuantity, findUnit, isQuantityWithinLimits, scaleAmount } from '../units/index.ts';
import type { Amount, Language, SimpleQuantity } from '../units/index.ts';
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

const toWeight = ({ id }: Food, quantity: SimpleQuantity): FoodWeight | undefined => {
  if (quantity.amount === undefined || !isQuantityWithinLimits(quantity)) return undefined;
  return { grams: quantity.amount, food_id: id, source: FOOD_SOURCE, approximate: true };
};

const hasNumber = ({ value, min, max }: Amount): boolean =>
  value !== undefined || min !== undefined || max !== undefined;

const PRODUCE: ReadonlySet<string> = new Set(['Vegetables and Vegetable Products', 'Fruits and Fruit Juices']);
const BASKET = /\.(?:dry)?(?:pint|quart)$|\.(?:gallon|peck|bushel)$/;

/** A quart of cucumbers or a pint of berries is a basket of whole ones, which no cup of the table describes. */
const isBasket = ({ group, name }: Food, unitId: string): boolean =>
  BASKET.test(unitId) && PRODUCE.has(group) && !/juice|canned|sauce|puree|paste/i.test(name);

/**
 * The weight of an amount of a food in a unit of volume, in a counted part such as `count.clove`, or without a unit as
 * a number of items. Returns undefined if the table has no weight for it, and for units of weight, which need none.
 *
 * @example computeWeight(flour, { value: '2' }, 'us.cup')?.grams // { value: '250' }
 */
export const computeWeight = (
  food: Food,
  amount: Amount,
  unitId: string | undefined,
  { language = 'en', size = '', wording = '', line = '' }: WeightDetails = {},
): FoodWeight | undefined => {
  if (!hasNumber(amount) || contradicts(food, `${wording}, ${line}`, language)) return undefined;
  const dimension = unitId === undefined ? 'count' : findUnit(unitId)?.dimension;
  if (dimension === 'volume' && unitId !== undefined) {
    if (isBasket(food, unitId)) return undefined;
    const density = findDensity(food, wording, language);
    const converted = convertQuantity({ kind: 'simple', amount, unit: unitId }, 'metric.gram', { density });
    return converted.kind === 'converted' ? toWeight(food, { ...converted.quantity, kind: 'simple' }) : undefined;
  }
  if (dimension !== 'count' && dimension !== 'kitchen') return undefined;
  const grams = findItemWeight(food, unitId, { language, size, wording });
  if (grams === undefined) return undefined;
  return toWeight(food, { kind: 'simple', amount: scaleAmount(amount, grams), unit: 'metric.gram' });
};
