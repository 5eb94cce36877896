import { catalog } from '../language/catalog.ts';

export const partsWords = catalog({
  findRecipe: { en: 'Find a recipe', de: 'Rezept suchen' },
  clear: { en: 'Clear', de: 'Leeren' },
  loading: { en: 'Loading …', de: 'Wird geladen …' },
  nothingFound: { en: 'No recipe is like that.', de: 'So ein Rezept gibt es nicht.' },
});
