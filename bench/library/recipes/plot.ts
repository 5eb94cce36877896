import { createPicker } from './frequency.ts';
import { createRandom } from './random.ts';
import type { Random } from './random.ts';
import { english } from './words/english.ts';
import { foods } from './words/foods.ts';
import type { Food } from './words/foods.ts';
import { french } from './words/french.ts';
import { german } from './words/german.ts';
import type { KitchenLanguage } from './words/kitchen-language.ts';

/** The subject of a recipe, chosen before any text is generated so that all of its parts agree. */
export interface Plot {
  readonly random: Random;
  readonly language: KitchenLanguage;
  readonly foods: readonly Food[];
  /** Foods that belong in a title, unlike salt. */
  readonly principals: readonly Food[];
  readonly dish: string;
  readonly category: string;
}

const pickFood = createPicker(foods, { shift: 2, slope: 1 });

const pickLanguage = (random: Random): KitchenLanguage => {
  if (random.chance(80)) return english;
  return random.chance(60) ? german : french;
};

const pickDistinctFoods = (random: Random, count: number): Food[] => {
  const chosen = new Set<Food>();
  while (chosen.size < count) chosen.add(pickFood(random));
  return [...chosen];
};

const MINOR_MEASURES = new Set(['pinch', 'spoon', 'clove', 'bunch']);

const DISTRIBUTION = { shift: 2, slope: 0.9 };

export const createPlot = (number: number): Plot => {
  const random = createRandom(number);
  const language = pickLanguage(random);
  const chosen = pickDistinctFoods(random, random.integer(6, 16));
  const major = chosen.filter(({ measure }) => !MINOR_MEASURES.has(measure));
  const { category, dishes } = createPicker(language.groups, DISTRIBUTION)(random);
  return {
    random,
    language,
    foods: chosen,
    principals: major.length < 3 ? chosen : major,
    dish: createPicker(dishes, DISTRIBUTION)(random),
    category,
  };
};
