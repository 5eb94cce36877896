import type { IngredientSection, RecipeDocument } from '../../recipe-format/index.ts';

/** A reference to another recipe, by portable id. */
export interface SubRecipeReference {
  readonly recipeId: string;
  readonly title: string | undefined;
  /** Where it first occurs, relative to the document. */
  readonly location: string;
}

const referencesIn = (sections: readonly IngredientSection[], path: string): SubRecipeReference[] =>
  sections.flatMap(({ ingredients }, section) =>
    (ingredients ?? []).flatMap(({ recipe_ref: reference }, ingredient): SubRecipeReference[] => {
      if (reference?.recipe_id === undefined) return [];
      const location = `${path}ingredient_sections[${section}].ingredients[${ingredient}].recipe_ref.recipe_id`;
      return [{ recipeId: reference.recipe_id, title: reference.title, location }];
    }),
  );

/** The recipes that make ingredients of this one or of its variants, each once. */
export const getSubRecipeReferences = (recipe: RecipeDocument): readonly SubRecipeReference[] => {
  const all = [
    ...referencesIn(recipe.ingredient_sections ?? [], ''),
    ...(recipe.variants ?? []).flatMap(({ ingredient_sections: sections }, variant) =>
      referencesIn(sections ?? [], `variants[${variant}].`),
    ),
  ];
  return [...new Map(all.toReversed().map((reference) => [reference.recipeId, reference])).values()].toReversed();
};

/** The recipes that this one is declared a translation of, in either direction. */
export const getTranslationIds = ({ id, translations }: RecipeDocument): readonly string[] => [
  ...new Set(
    (translations ?? []).flatMap(({ recipe_id: other }) => (other === undefined || other === id ? [] : [other])),
  ),
];
