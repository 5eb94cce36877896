import { frequentOf } from './frequency.ts';
import { seededRandom } from './random.ts';
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

const frequentFood = frequentOf(foods, { shift: 2, slope: 1 });

const languageFor = (random: Random): KitchenLanguage => {
  if (random.percent(80)) return english;
  return random.percent(60) ? german : french;
};

const differentFoods = (random: Random, count: number): Food[] => {
  const chosen = new Set<Food>();
  while (chosen.size < count) chosen.add(frequentFood(random));
  return [...chosen];
};

const MINOR = new Set(['pinch', 'spoon', 'clove', 'bunch']);

const even = { shift: 2, slope: 0.9 };

export const plotNumber = (number: number): Plot => {
  const random = seededRandom(number);
  const language = languageFor(random);
  const chosen = differentFoods(random, random.whole(6, 16));
  const major = chosen.filter(({ measure }) => !MINOR.has(measure));
  const { category, dishes } = frequentOf(language.groups, even)(random);
  return {
    random,
    language,
    foods: chosen,
    principals: major.length < 3 ? chosen : major,
    dish: frequentOf(dishes, even)(random),
    category,
  };
};
