import type { IngredientSection, RecipeDocument } from '../recipe-format/index.ts';

/** Another recipe that a document names, by its portable id. */
export interface Reference {
  readonly recipeId: string;
  readonly title: string | undefined;
  /** Where it is first named, below the document. */
  readonly location: string;
}

const referencesIn = (sections: readonly IngredientSection[], path: string): Reference[] =>
  sections.flatMap(({ ingredients }, section) =>
    (ingredients ?? []).flatMap(({ recipe_ref: reference }, ingredient): Reference[] => {
      if (reference?.recipe_id === undefined) return [];
      const location = `${path}ingredient_sections[${section}].ingredients[${ingredient}].recipe_ref.recipe_id`;
      return [{ recipeId: reference.recipe_id, title: reference.title, location }];
    }),
  );

/** The recipes that make ingredients of this one, also in its variants; each once. */
export const referencesOf = (recipe: RecipeDocument): readonly Reference[] => {
  const all = [
    ...referencesIn(recipe.ingredient_sections ?? [], ''),
    ...(recipe.variants ?? []).flatMap(({ ingredient_sections: sections }, variant) =>
      referencesIn(sections ?? [], `variants[${variant}].`),
    ),
  ];
  return [...new Map(all.toReversed().map((reference) => [reference.recipeId, reference])).values()].toReversed();
};

/** The recipes that this one says it is a translation of, or that are translations of it. */
export const counterpartsOf = ({ id, translations }: RecipeDocument): readonly string[] => [
  ...new Set(
    (translations ?? []).flatMap(({ recipe_id: other }) => (other === undefined || other === id ? [] : [other])),
  ),
];
