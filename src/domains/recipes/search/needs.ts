import type { IngredientFoods } from '../read-ingredient.ts';
import { isWater } from './foods.ts';

/** What a recipe needs to be in the pantry: of the foods of each need, one suffices. */
export type Needs = readonly (readonly string[])[];

/** A need that nothing meets: there is nothing to cook, or nobody can tell what is needed. */
export const NEVER_MET: Needs = [[]];

/** An ingredient of a recipe, as far as it tells what has to be there. */
export interface NeededIngredient extends IngredientFoods {
  /** In place of the ingredient before it. */
  readonly isAlternative: boolean;
}

/**
 * An ingredient and those that may take its place: one of them suffices, and where the first may be left out, so may
 * what stands for it.
 */
const choicesIn = (ingredients: readonly NeededIngredient[]): readonly IngredientFoods[] => {
  const choices: { readonly foods: string[]; readonly isOptional: boolean }[] = [];
  for (const { foods, isOptional, isAlternative } of ingredients) {
    const before = isAlternative ? choices.at(-1) : undefined;
    if (before === undefined) choices.push({ foods: [...foods], isOptional });
    else before.foods.push(...foods);
  }
  return choices;
};

/**
 * What has to be in the pantry for a recipe. Water always is, and a line that names no food, such as a heading, needs
 * none. Without any ingredient there is nothing to cook.
 */
export const needsOf = (ingredients: readonly NeededIngredient[]): Needs => {
  if (ingredients.every(({ foods }) => foods.length === 0)) return NEVER_MET;
  const needs = choicesIn(ingredients)
    .filter(({ foods, isOptional }) => !isOptional && foods.length > 0 && !foods.some(isWater))
    .map(({ foods }) => [...new Set(foods)].toSorted());
  // Salt that is taken twice is needed once.
  return [...new Map(needs.map((foods) => [foods.join(' '), foods])).values()];
};
