import type { Format } from '../format.ts';
import { parseXml } from '../../markup/xml/parse-xml.ts';
import { readRecipeMl, findRecipeElements } from './read-recipeml.ts';

const LOOKED_AT = 20_000;

export const format: Format = {
  id: 'recipeml',
  name: 'RecipeML',

  detect: (source) => {
    if (source.kind !== 'file') return 'no';
    const head = source.text().slice(0, LOOKED_AT);
    return /^[\s\ufeff]*</.test(head) && /<recipeml[\s>]/i.test(head) ? 'sure' : 'no';
  },

  *read(source, context) {
    if (source.kind !== 'file') return;
    const recipes = findRecipeElements(parseXml(source.text()));
    context.reportTotal(recipes.length);
    for (const recipe of recipes) yield readRecipeMl(recipe);
  },
};
