import { RecentCache } from '../../../platform/memory/recent-cache.ts';
import { mapInSteps } from '../../../platform/threads/steps.ts';
import type { StepGenerator } from '../../../platform/threads/steps.ts';
import { parseLineAmounts } from '../../ingredients/index.ts';
import type { LineAmounts } from '../../ingredients/index.ts';
import { detectRecipeLanguage } from '../../recipe-format/index.ts';
import type { CompleteRecipe, Ingredient, IngredientSection } from '../../recipe-format/index.ts';

/** A parsed line that a user confirmed is left alone, even if it has no amount. */
export const isUnparsed = ({ text, quantity, normalization }: Ingredient): boolean =>
  text !== undefined && quantity === undefined && normalization?.review !== 'confirmed';

interface Kept {
  readonly language: string | undefined;
  readonly amounts: LineAmounts;
}

/** Parsing a line always gives the same result, and an open recipe is requested again whenever its servings change. */
const recent = new RecentCache<Kept>(2000, 'parsed-amounts');
const MAX_CACHED_LENGTH = 200;

/**
 * Cached by text alone, since the same text rarely occurs in two languages, and hashing a combined key takes longer.
 */
const readAmounts = (text: string, language: string | undefined): LineAmounts => {
  const known = recent.get(text);
  if (known !== undefined && known.language === language) return known.amounts;
  const amounts = parseLineAmounts(text, language);
  if (text.length <= MAX_CACHED_LENGTH) recent.set(text, { language, amounts });
  return amounts;
};

const withAmounts =
  (language: string | undefined) =>
  (ingredient: Ingredient): Ingredient => {
    if (!isUnparsed(ingredient)) return ingredient;
    const { quantity, package_size: size } = readAmounts(ingredient.text ?? '', language);
    // Includes the package size, which stays the same when the number of packages is scaled.
    return quantity === undefined ? ingredient : { ...(size && { package_size: size }), ...ingredient, quantity };
  };

function* sectionsWithAmounts(
  sections: readonly IngredientSection[],
  language: string | undefined,
): StepGenerator<IngredientSection[]> {
  const read: IngredientSection[] = [];
  for (const section of sections) {
    read.push({ ...section, ingredients: yield* mapInSteps(section.ingredients ?? [], withAmounts(language)) });
  }
  return read;
}

/**
 * Adds amounts to ingredients that have only a line, parsing line by line. For display only: the stored document does
 * not change.
 */
export function* addParsedAmounts(recipe: CompleteRecipe): StepGenerator<CompleteRecipe> {
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
