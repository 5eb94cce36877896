import { readLine } from '../ingredients/index.ts';
import type { CompleteRecipe, Ingredient, IngredientSection } from '../recipe-format/index.ts';

/** Somebody's confirmed reading is left alone, also where it says that there is no amount. */
export const isUnread = ({ text, quantity, normalization }: Ingredient): boolean =>
  text !== undefined && quantity === undefined && normalization?.review !== 'confirmed';

const withAmounts = (sections: readonly IngredientSection[], language: string | undefined): IngredientSection[] =>
  sections.map((section) => ({
    ...section,
    ingredients: (section.ingredients ?? []).map((ingredient): Ingredient => {
      if (!isUnread(ingredient)) return ingredient;
      const { quantity, package_size: size } = readLine(ingredient.text ?? '', language);
      // With the size of each package, which stays where the number of them changes.
      return quantity === undefined ? ingredient : { ...(size && { package_size: size }), ...ingredient, quantity };
    }),
  }));

/**
 * The recipe with the amounts of lines that were written and never taken apart. It is for reading: what is stored stays
 * as it was authored.
 */
export const withReadAmounts = (recipe: CompleteRecipe): CompleteRecipe => {
  const { ingredient_sections: sections, variants, language } = recipe;
  return {
    ...recipe,
    ...(sections && { ingredient_sections: withAmounts(sections, language) }),
    ...(variants && {
      variants: variants.map((variant) =>
        variant.ingredient_sections
          ? { ...variant, ingredient_sections: withAmounts(variant.ingredient_sections, language) }
          : variant,
      ),
    }),
  };
};
