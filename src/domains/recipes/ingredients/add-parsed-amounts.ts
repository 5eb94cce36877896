import { mapGradually } from '../../../platform/threads/steps.ts';
import type { StepGenerator } from '../../../platform/threads/steps.ts';
import { parseLineCached } from '../../ingredients/index.ts';
import { detectRecipeLanguage, withoutPerPerson } from '../../recipe-format/index.ts';
import type { Language } from '../../units/index.ts';
import type { CompleteRecipe, Ingredient, IngredientSection } from '../../recipe-format/index.ts';

/** A parsed line that a user confirmed is left alone, even if it has no amount. */
export const isUnparsed = ({ text, quantity, normalization }: Ingredient): boolean =>
  text !== undefined && quantity === undefined && normalization?.review !== 'confirmed';

const withAmounts =
  (language: Language | undefined) =>
  (ingredient: Ingredient): Ingredient => {
    if (!isUnparsed(ingredient)) return ingredient;
    const line = ingredient.text ?? '';
    const { quantity: parsed, package_size: size } = parseLineCached(line, language);
    const quantity = parsed && withoutPerPerson(parsed, line, language);
    // Includes the package size, which stays the same when the number of packages is scaled.
    return quantity === undefined ? ingredient : { ...(size && { package_size: size }), ...ingredient, quantity };
  };

function* sectionsWithAmounts(
  sections: readonly IngredientSection[],
  language: Language | undefined,
): StepGenerator<IngredientSection[]> {
  const read: IngredientSection[] = [];
  for (const section of sections) {
    read.push({ ...section, ingredients: yield* mapGradually(section.ingredients ?? [], withAmounts(language)) });
  }
  return read;
}

/**
 * Adds amounts to ingredients that have only a line, parsing line by line. For display only: the stored document does
 * not change.
 */
export function* addScalableAmounts(recipe: CompleteRecipe): StepGenerator<CompleteRecipe> {
  const { ingredient_sections: sections, variants } = recipe;
  const language = detectRecipeLanguage(recipe);
  const read = { ...recipe };
  if (sections) read.ingredient_sections = yield* sectionsWithAmounts(sections, language);
  if (variants) {
    read.variants = [];
    for (const variant of variants) {
      const { ingredient_sections: own } = variant;
      const changed = own && { ingredient_sections: yield* sectionsWithAmounts(own, language) };
      read.variants.push({ ...variant, ...changed });
    }
  }
  return read;
}
