import type { Format } from '../format.ts';
import { isHtmlExport, readHtmlExport } from '../../archives/html-export.ts';
import type { HtmlExportFormat } from '../../archives/html-export.ts';
import { fromRecipeKeeper } from './recipe-keeper-recipe.ts';

const recipeKeeper: HtmlExportFormat = {
  matches: (text) =>
    text.includes('recipe-details') && /itemprop=["']?(?:recipeDirections|recipeIngredients)\b/.test(text),
  recipeStart: /<div\s[^<>]{0,200}?class=["']?recipe-details["'\s>]/gi,
  read: fromRecipeKeeper,
};

/** Recipe Keeper exports a ZIP of `recipes.html`, which has its own microdata properties, and `images/`. */
export const format: Format = {
  id: 'recipe-keeper',
  name: 'Recipe Keeper',
  detect: async (source) => ((await isHtmlExport(source, recipeKeeper)) ? 'sure' : 'no'),
  read: (source, context) => readHtmlExport(source, recipeKeeper, context),
};
