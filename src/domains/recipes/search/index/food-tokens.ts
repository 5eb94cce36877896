import { toSemanticIdsInAnyLanguage } from '../../../pantry/index.ts';
import { foodToken } from './tokens.ts';

/** No food has a name of more words. */
const MAX_RUN_LENGTH = 5;

/** Plain water, which every kitchen has, in the eight languages. */
const WATER: ReadonlySet<string> = new Set(['water', 'wasser', 'eau', 'agua', 'acqua', 'vatten']);

/** Every sequence of adjacent words of a food, and the whole food. */
const runsOf = (food: string): readonly string[] => {
  const words = food.split('-');
  const runs = words.flatMap((_, start) =>
    Array.from({ length: Math.min(MAX_RUN_LENGTH, words.length - start) }, (_, more) =>
      words.slice(start, start + more + 1).join('-'),
    ),
  );
  return [food, ...runs];
};

/** `extra virgin olive oil` is found as that, as `olive oil` and as `oil`. */
export const expandToFoodTokens = (foods: readonly string[]): readonly string[] => foods.flatMap(runsOf).map(foodToken);

/** The foods that a user may mean by a text, in any language. */
export const queryFoodTokens = (text: string): readonly string[] => [
  ...new Set(toSemanticIdsInAnyLanguage(text).map(foodToken)),
];

export const isWater = (food: string): boolean => WATER.has(food);
