import { detectListLanguage } from '../ingredients/index.ts';
import { toLanguage } from '../units/index.ts';
import type { Language } from '../units/index.ts';
import type { RecipeDocument } from './schema/recipe.schemas.ts';

/** More lines do not make the guess any better. */
const MAX_LINES = 64;

/**
 * The language whose rules apply to a recipe: the declared one if it is supported, else a guess from the title and the
 * ingredient lines. Undefined if they are inconclusive; each line's language is then detected separately.
 */
export const detectRecipeLanguage = ({
  language,
  title,
  ingredient_sections: sections,
}: RecipeDocument): Language | undefined => {
  const declared = toLanguage(language);
  if (declared !== undefined) return declared;
  const lines = [title];
  for (const { ingredients } of sections ?? []) {
    for (const { text, name } of ingredients ?? []) {
      if (lines.length === MAX_LINES) return detectListLanguage(lines);
      lines.push(text || (name ?? ''));
    }
  }
  return detectListLanguage(lines);
};
