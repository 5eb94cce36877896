import { Recent } from '../../platform/memory/recent.ts';
import { mapInSteps } from '../../platform/threads/steps.ts';
import type { Steps } from '../../platform/threads/steps.ts';
import { readLineAmounts } from '../ingredients/index.ts';
import type { LineAmounts } from '../ingredients/index.ts';
import type { CompleteRecipe, Ingredient, IngredientSection } from '../recipe-format/index.ts';

/** Somebody's confirmed reading is left alone, also where it says that there is no amount. */
export const isUnread = ({ text, quantity, normalization }: Ingredient): boolean =>
  text !== undefined && quantity === undefined && normalization?.review !== 'confirmed';

interface Kept {
  readonly language: string | undefined;
  readonly amounts: LineAmounts;
}

/** A line is read the same each time, and a recipe that is open is asked for again whenever its servings change. */
const recent = new Recent<Kept>(2000);
const LONGEST_KEPT = 200;

/** Kept by the text alone, which hardly ever comes in two languages: to hash a key made of both takes longer. */
const readAmounts = (text: string, language: string | undefined): LineAmounts => {
  const known = recent.get(text);
  if (known !== undefined && known.language === language) return known.amounts;
  const amounts = readLineAmounts(text, language);
  if (text.length <= LONGEST_KEPT) recent.set(text, { language, amounts });
  return amounts;
};

const withAmounts =
  (language: string | undefined) =>
  (ingredient: Ingredient): Ingredient => {
    if (!isUnread(ingredient)) return ingredient;
    const { quantity, package_size: size } = readAmounts(ingredient.text ?? '', language);
    // With the size of each package, which stays where the number of them changes.
    return quantity === undefined ? ingredient : { ...(size && { package_size: size }), ...ingredient, quantity };
  };

function* sectionsWithAmounts(
  sections: readonly IngredientSection[],
  language: string | undefined,
): Steps<IngredientSection[]> {
  const read: IngredientSection[] = [];
  for (const section of sections) {
    read.push({ ...section, ingredients: yield* mapInSteps(section.ingredients ?? [], withAmounts(language)) });
  }
  return read;
}

/**
 * The recipe with the amounts of lines that were written and never taken apart, read line by line. It is for reading:
 * what is stored stays as it was authored.
 */
export function* withReadAmounts(recipe: CompleteRecipe): Steps<CompleteRecipe> {
  const { ingredient_sections: sections, variants, language } = recipe;
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
