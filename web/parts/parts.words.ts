import { catalogue } from '../language/catalogue.ts';

export const partsWords = catalogue({
  findRecipe: { en: 'Find a recipe', de: 'Rezept suchen' },
  clear: { en: 'Clear', de: 'Leeren' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  nothingFound: { en: 'No recipe is like that.', de: 'So ein Rezept gibt es nicht.' },
});
