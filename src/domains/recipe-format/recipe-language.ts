import { guessLanguageOf } from '../ingredients/index.ts';
import { toLanguage } from '../units/index.ts';
import type { Language } from '../units/index.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

/** More lines do not improve the guess. */
const MOST_TELLING = 20;

/**
 * The language whose rules apply to a recipe: the declared one if supported, or the one guessed from its title and
 * first lines. English is also the guess if there is no evidence; then the result is undefined, and every line is
 * considered separately.
 */
export const languageOfRecipe = ({
  language,
  title,
  ingredient_sections: sections,
}: RecipeDocument): Language | undefined => {
  const declared = toLanguage(language);
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
