import { detectLanguage } from '../ingredients/index.ts';
import { toLanguage } from '../units/index.ts';
import type { Language } from '../units/index.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

/** More lines do not make the guess any better. */
const MAX_LINES = 20;

/**
 * The language whose rules apply to a recipe: the declared one if it is supported, else a guess from the title and the
 * first lines. The guess defaults to English, so a guess of English counts as unknown: the result is undefined and each
 * line's language is detected separately.
 */
export const detectRecipeLanguage = ({
  language,
  title,
  ingredient_sections: sections,
}: RecipeDocument): Language | undefined => {
  const declared = toLanguage(language);
  if (declared !== undefined) return declared;
  const lines: string[] = [];
  for (const { ingredients } of sections ?? []) {
    for (const { text, name } of ingredients ?? []) {
      if (lines.length === MAX_LINES) break;
      lines.push(text || (name ?? ''));
    }
  }
  const guessed = detectLanguage([title, ...lines]);
  return guessed === 'en' ? undefined : guessed;
};
