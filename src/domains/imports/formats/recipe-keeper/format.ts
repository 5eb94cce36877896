import type { Format } from '../format.ts';
import { isHtmlExport, readHtmlExport } from '../shared/members/html-export.ts';
import type { HtmlExport } from '../shared/members/html-export.ts';
import { fromRecipeKeeper } from './recipe-keeper-recipe.ts';

const recipeKeeper: HtmlExport = {
  isPage: (text) =>
    text.includes('recipe-details') && /itemprop=["']?(?:recipeDirections|recipeIngredients)\b/.test(text),
  beginning: /<div\s[^<>]{0,200}?class=["']?recipe-details["'\s>]/gi,
  read: fromRecipeKeeper,
};

/** Recipe Keeper exports a ZIP of `recipes.html`, which has its own microdata properties, and `images/`. */
export const format: Format = {
  id: 'recipe-keeper',
  name: 'Recipe Keeper',
  detect: async (source) => ((await isHtmlExport(source, recipeKeeper)) ? 'sure' : 'no'),
  read: (source, context) => readHtmlExport(source, recipeKeeper, context),
};
