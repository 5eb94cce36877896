import type { Ingredient, RecipeDocument } from '../../src/domains/recipe-format/index.ts';
import { recipeNumber } from '../library/generate.ts';
import { plotNumber } from '../library/plot.ts';
import { foods } from '../library/words/foods.ts';
import { writeIngredient } from '../library/write-ingredient.ts';

/** As many recipes as are reviewed at once. */
const RECIPES = 200;
const INGREDIENTS = 20;

/** Which recipes. */
export interface RecipeSet {
  readonly number: number;
  /** Their ingredients are taken apart already, or stand there as somebody wrote them and have to be read. */
  readonly writing: 'parts' | 'lines';
}

const asWritten = ({ id, text }: Ingredient): Ingredient => ({
  ...(id !== undefined && { id }),
  ...(text !== undefined && { text }),
});

/** A recipe of twenty ingredients, the same for the same number. */
const recipeWith20 = (number: number, writing: RecipeSet['writing']): RecipeDocument => {
  const plot = plotNumber(number);
  const others = foods.filter((food) => !plot.foods.includes(food));
  const taken = [...plot.foods, ...plot.random.severalOf(others, INGREDIENTS - plot.foods.length)];
  const ingredients = taken.map((food, index) => writeIngredient(plot, food, index));
  return {
    ...recipeNumber(number),
    ingredient_sections: [{ id: 'list', ingredients: writing === 'parts' ? ingredients : ingredients.map(asWritten) }],
  };
};

/** The recipes of one review; another number gives others. */
export const recipesOfSet = ({ number, writing }: RecipeSet): readonly RecipeDocument[] =>
  Array.from({ length: RECIPES }, (_, index) => recipeWith20(number * RECIPES + index, writing));

/** Every other portion is half as much again. */
export const scaleOf = (index: number): string => (index % 2 === 0 ? '1' : '3/2');
