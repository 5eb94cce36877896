import type { ParsedIngredientLine } from '../ingredients/index.ts';
import type { Language } from '../units/index.ts';
import { findFood } from './find-food.ts';
import type { Food } from './food.ts';

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

/** The food of a parsed line: like `findFood` for its semantic id, but not if an alternative makes it doubtful. */
export const findLineFood = (line: ParsedIngredientLine, language: Language): Food | undefined => {
  const food = line.semantic_id === undefined ? undefined : findFood(line.semantic_id, language);
  return food === undefined || mayBeProduct(food, line) ? undefined : food;
};
