import type { Format } from '../format.ts';
import { readXml } from '../shared/xml/read-xml.ts';
import { readRecipeMl, recipesIn } from './read-recipeml.ts';

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
    const recipes = recipesIn(readXml(source.text()));
    context.expect(recipes.length);
    for (const recipe of recipes) yield readRecipeMl(recipe);
  },
};
