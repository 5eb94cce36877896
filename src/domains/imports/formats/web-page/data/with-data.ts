import { shared, wordsOf } from '../alike.ts';
import type { Candidate } from '../candidate.ts';
import type { VisibleRecipe } from '../visible/guess-parts.ts';
import { itemsOf } from '../visible/items-of.ts';
import type { DataRecipe } from './read-data.ts';

/** Whether the data is that of the recipe which the page shows, and not of one to which it links. */
const isShown = (data: DataRecipe, shown: VisibleRecipe): boolean => {
  const [words, others] = [wordsOf(itemsOf(data.ingredients).join(' ')), wordsOf(itemsOf(shown.ingredients).join(' '))];
  return others.length === 0 || shared(words, others) >= Math.min(words.length, others.length) / 2;
};

/** What a recipe lacks, from what the page has for its scripts. */
export const withData = (recipe: Candidate, shown: VisibleRecipe, data: DataRecipe): Candidate => {
  if (itemsOf(data.ingredients).length < 2 || !isShown(data, shown)) return recipe;
  return {
    ...recipe,
    layer: recipe.layer === 'visible' ? 'data' : recipe.layer,
    ingredients: itemsOf(recipe.ingredients).length > 0 ? recipe.ingredients : data.ingredients,
    steps: itemsOf(recipe.steps).length > 0 ? recipe.steps : data.steps,
  };
};
