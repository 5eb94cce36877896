import type { Ingredient, RecipeDocument } from '../../../src/domains/recipe-format/index.ts';
import { generateRecipe } from '../../library/recipes/generate-recipe.ts';
import { createPlot } from '../../library/recipes/plot.ts';
import { foods } from '../../library/recipes/words/foods.ts';
import { writeIngredient } from '../../library/recipes/write-ingredient.ts';

/** Number of recipes in one review. */
const RECIPES = 200;
const INGREDIENTS = 20;

/** Which recipes to generate. */
export interface RecipeSet {
  readonly number: number;
  /** Whether the ingredients are already parsed, or are lines of text that still have to be. */
  readonly writing: 'parts' | 'lines';
}

const toLine = ({ id, text }: Ingredient): Ingredient => ({
  ...(id !== undefined && { id }),
  ...(text !== undefined && { text }),
});

/** A recipe with twenty ingredients, always the same for the same number. */
const createRecipe = (number: number, writing: RecipeSet['writing']): RecipeDocument => {
  const plot = createPlot(number);
  const others = foods.filter((food) => !plot.foods.includes(food));
  const chosen = [...plot.foods, ...plot.random.sample(others, INGREDIENTS - plot.foods.length)];
  const ingredients = chosen.map((food, index) => writeIngredient(plot, food, index));
  return {
    ...generateRecipe(number),
    ingredient_sections: [{ id: 'list', ingredients: writing === 'parts' ? ingredients : ingredients.map(toLine) }],
  };
};

/** The recipes of one review. Each number gives different ones. */
export const createRecipes = ({ number, writing }: RecipeSet): readonly RecipeDocument[] =>
  Array.from({ length: RECIPES }, (_, index) => createRecipe(number * RECIPES + index, writing));

/** Every other portion is scaled by one and a half. */
export const getScale = (index: number): string => (index % 2 === 0 ? '1' : '3/2');
