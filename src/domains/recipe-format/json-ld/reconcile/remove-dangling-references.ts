import type { InstructionSection, Step } from '../../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../../schema/recipe.schemas.ts';

type Ids = ReadonlySet<string | undefined>;

const removeFromStep = (step: Step, ingredients: readonly Ids[], timings: Ids, assets: Ids): Step => ({
  ...step,
  ...(step.ingredient_uses && {
    ingredient_uses: step.ingredient_uses.filter(({ ingredient_id }) =>
      ingredients.some((ids) => ids.has(ingredient_id)),
    ),
  }),
  ...(step.timing_ids && { timing_ids: step.timing_ids.filter((id) => timings.has(id)) }),
  ...(step.asset_ids && { asset_ids: step.asset_ids.filter((id) => assets.has(id)) }),
});

const collectIngredientIds = ({ ingredient_sections }: Pick<RecipeDocument, 'ingredient_sections'>): Ids =>
  new Set((ingredient_sections ?? []).flatMap(({ ingredients }) => (ingredients ?? []).map(({ id }) => id)));

/** Removes references to parts that no longer exist. */
export const removeDanglingReferences = (recipe: RecipeDocument): RecipeDocument => {
  const recipeIds = collectIngredientIds(recipe);
  const timings: Ids = new Set((recipe.times?.assertions ?? []).map(({ id }) => id));
  const assets: Ids = new Set((recipe.assets ?? []).flatMap(({ id, asset_id }) => [id, asset_id]));
  const cleanSections = (all: readonly InstructionSection[], ingredients: readonly Ids[]): InstructionSection[] =>
    all.map((section) => ({
      ...section,
      ...(section.steps && { steps: section.steps.map((step) => removeFromStep(step, ingredients, timings, assets)) }),
    }));
  return {
    ...recipe,
    ...(recipe.instruction_sections && {
      instruction_sections: cleanSections(recipe.instruction_sections, [recipeIds]),
    }),
    ...(recipe.variants && {
      variants: recipe.variants.map((variant) => ({
        ...variant,
        ...(variant.instruction_sections && {
          instruction_sections: cleanSections(variant.instruction_sections, [collectIngredientIds(variant), recipeIds]),
        }),
      })),
    }),
  };
};
