import type { InstructionSection, Step } from '../schema/instruction.schemas.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';

type Ids = ReadonlySet<string | undefined>;

const kept = (step: Step, ingredients: readonly Ids[], timings: Ids, assets: Ids): Step => ({
  ...step,
  ...(step.ingredient_uses && {
    ingredient_uses: step.ingredient_uses.filter(({ ingredient_id }) =>
      ingredients.some((ids) => ids.has(ingredient_id)),
    ),
  }),
  ...(step.timing_ids && { timing_ids: step.timing_ids.filter((id) => timings.has(id)) }),
  ...(step.asset_ids && { asset_ids: step.asset_ids.filter((id) => assets.has(id)) }),
});

const ingredientIds = ({ ingredient_sections }: Pick<RecipeDocument, 'ingredient_sections'>): Ids =>
  new Set((ingredient_sections ?? []).flatMap(({ ingredients }) => (ingredients ?? []).map(({ id }) => id)));

/** Removes references to deleted parts. */
export const withoutDanglingReferences = (recipe: RecipeDocument): RecipeDocument => {
  const own = ingredientIds(recipe);
  const timings: Ids = new Set((recipe.times?.assertions ?? []).map(({ id }) => id));
  const assets: Ids = new Set((recipe.assets ?? []).flatMap(({ id, asset_id }) => [id, asset_id]));
  const sections = (all: readonly InstructionSection[], ingredients: readonly Ids[]): InstructionSection[] =>
    all.map((section) => ({
      ...section,
      ...(section.steps && { steps: section.steps.map((step) => kept(step, ingredients, timings, assets)) }),
    }));
  return {
    ...recipe,
    ...(recipe.instruction_sections && { instruction_sections: sections(recipe.instruction_sections, [own]) }),
    ...(recipe.variants && {
      variants: recipe.variants.map((variant) => ({
        ...variant,
        ...(variant.instruction_sections && {
          instruction_sections: sections(variant.instruction_sections, [ingredientIds(variant), own]),
        }),
      })),
    }),
  };
};
