import { computeWeight, findFood } from '../../foods/index.ts';
import type { Food } from '../../foods/index.ts';
import type { Language } from '../../units/index.ts';
import type { Weigh } from './sum-for-buying.ts';

/** Returns a function that weighs amounts of a food in grams. The food is looked up when the first one is weighed. */
export const createWeighForName = (name: string, language: Language): Weigh => {
  let food: Food | null | undefined = null;
  return ({ amount, unit }) => {
    if (food === null) food = findFood(name, language);
    return food && amount && computeWeight(food, amount, unit, { language, wording: name })?.grams;
  };
};
