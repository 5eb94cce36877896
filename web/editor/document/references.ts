import type {
  IngredientSection,
  InstructionSection,
  RecipeDocument,
  Step,
} from '../../../src/domains/recipe-format/index.ts';

type Ids = ReadonlySet<string | undefined>;

const collectIngredientIds = (sections: readonly IngredientSection[] | null | undefined): (string | undefined)[] =>
  (sections ?? []).flatMap(({ ingredients }) => (ingredients ?? []).map(({ id }) => id));

/** Returns the same list if nothing is removed, so that unchanged values keep their identity. */
const keepOnly = <T>(list: readonly T[], isThere: (one: T) => boolean): T[] =>
  list.every(isThere) ? (list as T[]) : list.filter(isThere);

const pruneStep = (step: Step, ingredients: Ids, assets: Ids): Step => {
  const { ingredient_uses: uses, asset_ids: pictures } = step;
  return {
    ...step,
    ...(uses && { ingredient_uses: keepOnly(uses, ({ ingredient_id }) => ingredients.has(ingredient_id)) }),
    ...(pictures && { asset_ids: keepOnly(pictures, (id) => assets.has(id)) }),
  };
};

const pruneSections = (sections: readonly InstructionSection[], ingredients: Ids, assets: Ids): InstructionSection[] =>
  sections.map((section) =>
    section.steps ? { ...section, steps: section.steps.map((step) => pruneStep(step, ingredients, assets)) } : section,
  );

/** Steps refer to ingredients and images by id: removes references to deleted ones. */
export const removeDanglingReferences = (recipe: RecipeDocument): RecipeDocument => {
  const { instruction_sections: sections, variants } = recipe;
  const own = collectIngredientIds(recipe.ingredient_sections);
  const assets = new Set((recipe.assets ?? []).flatMap(({ id, asset_id }) => [id, asset_id]));
  return {
    ...recipe,
    ...(sections && { instruction_sections: pruneSections(sections, new Set(own), assets) }),
    ...(variants && {
      variants: variants.map((variant) => {
        if (!variant.instruction_sections) return variant;
        const ingredients = new Set([...own, ...collectIngredientIds(variant.ingredient_sections)]);
        return {
          ...variant,
          instruction_sections: pruneSections(variant.instruction_sections, ingredients, assets),
        };
      }),
    }),
  };
};
