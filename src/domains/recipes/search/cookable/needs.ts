import type { IngredientFoods } from '../../ingredients/parse-ingredient.ts';
import { isWater } from '../index/food-tokens.ts';

/** What has to be in the pantry to cook a recipe: at least one food of each list. */
export type Needs = readonly (readonly string[])[];

/** A need that nothing meets, for a recipe without ingredients or with needs that cannot be determined. */
export const UNSATISFIABLE_NEEDS: Needs = [[]];

/** The part of an ingredient that determines what has to be in the pantry. */
export interface NeededIngredient extends IngredientFoods {
  /** An alternative to the ingredient before it. */
  readonly isAlternative: boolean;
}

/**
 * Groups ingredients with their alternatives. One of each group is enough, and if the first is optional, so are its
 * alternatives.
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
 * What has to be in the pantry for a recipe. Water is always available, and a line that names no food, such as a
 * heading, needs nothing. A recipe without ingredients is never cookable.
 */
export const computeNeeds = (ingredients: readonly NeededIngredient[]): Needs => {
  if (ingredients.every(({ foods }) => foods.length === 0)) return UNSATISFIABLE_NEEDS;
  const needs = choicesIn(ingredients)
    .filter(({ foods, isOptional }) => !isOptional && foods.length > 0 && !foods.some(isWater))
    .map(({ foods }) => [...new Set(foods)].toSorted());
  // Salt that is listed twice is needed once.
  return [...new Map(needs.map((foods) => [foods.join(' '), foods])).values()];
};
