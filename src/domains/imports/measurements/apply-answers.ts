import { recordAnswers } from '../../recipe-format/index.ts';
import type { Occurrence, RecipeDocument } from '../../recipe-format/index.ts';

/** The document with the answered units. */
export const applyAnswers = (recipe: RecipeDocument, occurrences: readonly Occurrence[]): RecipeDocument => {
  const byIngredient = Map.groupBy(occurrences, ({ ingredientId }) => ingredientId);
  return {
    ...recipe,
    ingredient_sections: (recipe.ingredient_sections ?? []).map((section) => ({
      ...section,
      ingredients: (section.ingredients ?? []).map((ingredient) => {
        const own = byIngredient.get(ingredient.id ?? '') ?? [];
        return own.some(({ answer }) => answer !== undefined) ? recordAnswers(ingredient, own) : ingredient;
      }),
    })),
  };
};
