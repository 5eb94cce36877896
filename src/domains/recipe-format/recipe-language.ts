import { guessLanguageOf } from '../ingredients/index.ts';
import { languageOf } from '../units/index.ts';
import type { Language } from '../units/index.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

/** More lines do not tell the language better. */
const MOST_TELLING = 20;

/**
 * The language by whose rules a recipe is read: the one that it declares, where there are rules for it, or the one that
 * its title and its first lines speak for. English is also what is guessed where nothing tells: then it is undefined,
 * and every line is looked at by itself.
 */
export const languageOfRecipe = ({
  language,
  title,
  ingredient_sections: sections,
}: RecipeDocument): Language | undefined => {
  const declared = languageOf(language);
  if (declared !== undefined) return declared;
  const lines: string[] = [];
  for (const { ingredients } of sections ?? []) {
    for (const { text, name } of ingredients ?? []) {
      if (lines.length === MOST_TELLING) break;
      lines.push(text || (name ?? ''));
    }
  }
  const guessed = guessLanguageOf([title, ...lines]);
  return guessed === 'en' ? undefined : guessed;
};
