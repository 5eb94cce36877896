import type { ParsedIngredientLine } from '../ingredients/index.ts';
import type { Language, Rational } from '../units/index.ts';
import { CUP_TOLERANCE, findAgreed, ITEM_TOLERANCE } from './agreement.ts';
import { findFood } from './find-food.ts';
import type { Food } from './food.ts';
import { findItemWeight } from './item-weight.ts';
import { findDensity } from './volume-weight.ts';

/** Groups of foods from which oils, juices, jams and stocks are made, or whose seeds are a spice. */
const INGREDIENT_GROUPS = new Set([
  'Fruits and Fruit Juices',
  'Vegetables and Vegetable Products',
  'Nut and Seed Products',
  'Pork Products',
]);

const PRODUCT = /\b(?:oil|juice|jam|preserves?|stock|broth|vinegar|paste|chutney|sauce|puree|seeds?)$/i;

/** `coconut or vegetable oil` means coconut oil, but nothing in the line says so for certain. */
const mayBeProduct = (food: Food, { alternatives }: ParsedIngredientLine): boolean =>
  INGREDIENT_GROUPS.has(food.group) && alternatives.some(({ name }) => PRODUCT.test(name.trim()));

/** Undefined if there is nothing to compare, because the table has no weight of the first. */
const agree = (first: Rational | undefined, other: Rational | undefined, tolerance: Rational): boolean | undefined => {
  if (first === undefined) return undefined;
  return other !== undefined && findAgreed([first, other], tolerance) !== undefined;
};

/** Whether a cup or an item of one food weighs nearly the same as one of the other. */
const weighsTheSame = (
  food: Food,
  other: Food,
  { name, preparation, size = '' }: ParsedIngredientLine,
  language: Language,
): boolean => {
  if (food.id === other.id && food.form === other.form) return true;
  const wording = [name, preparation].filter(Boolean).join(', ');
  const details = { language, size, wording };
  const results = new Set([
    agree(findDensity(food, wording, language), findDensity(other, wording, language), CUP_TOLERANCE),
    agree(findItemWeight(food, undefined, details), findItemWeight(other, undefined, details), ITEM_TOLERANCE),
  ]);
  return results.has(true) && !results.has(false);
};

/** `1 cup honey or sugar` has two weights. An alternative with its own amount does not share that of the food. */
const hasOtherWeight = (food: Food, line: ParsedIngredientLine, language: Language): boolean =>
  line.alternatives
    .filter(({ quantities }) => quantities.length === 0)
    .some(({ name, semantic_id: id = name }) => {
      const other = findFood(id, language);
      return other === undefined || !weighsTheSame(food, other, line, language);
    });

/** The food of a parsed line: like `findFood` for its semantic id, but not if an alternative makes it doubtful. */
export const findLineFood = (line: ParsedIngredientLine, language: Language): Food | undefined => {
  const food = line.semantic_id === undefined ? undefined : findFood(line.semantic_id, language);
  if (food === undefined || mayBeProduct(food, line) || hasOtherWeight(food, line, language)) return undefined;
  return food;
};
