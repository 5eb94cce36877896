import type {
  IngredientSection,
  InstructionSection,
  RecipeDocument,
  Step,
} from '../../../src/domains/recipe-format/index.ts';

type Ids = ReadonlySet<string | undefined>;

const ingredientIds = (sections: readonly IngredientSection[] | null | undefined): (string | undefined)[] =>
  (sections ?? []).flatMap(({ ingredients }) => (ingredients ?? []).map(({ id }) => id));

/** Returns the same list if nothing is removed, so that unchanged values keep their identity. */
const only = <T>(list: readonly T[], isThere: (one: T) => boolean): T[] =>
  list.every(isThere) ? (list as T[]) : list.filter(isThere);

const stepWithin = (step: Step, ingredients: Ids, assets: Ids): Step => {
  const { ingredient_uses: uses, asset_ids: pictures } = step;
  return {
    ...step,
    ...(uses && { ingredient_uses: only(uses, ({ ingredient_id }) => ingredients.has(ingredient_id)) }),
    ...(pictures && { asset_ids: only(pictures, (id) => assets.has(id)) }),
  };
};

const sectionsWithin = (sections: readonly InstructionSection[], ingredients: Ids, assets: Ids): InstructionSection[] =>
  sections.map((section) =>
    section.steps ? { ...section, steps: section.steps.map((step) => stepWithin(step, ingredients, assets)) } : section,
  );

/** Steps refer to ingredients and images by id: removes references to deleted ones. */
export const withoutDangling = (recipe: RecipeDocument): RecipeDocument => {
  const { instruction_sections: sections, variants } = recipe;
  const own = ingredientIds(recipe.ingredient_sections);
  const assets = new Set((recipe.assets ?? []).flatMap(({ id, asset_id }) => [id, asset_id]));
  return {
    ...recipe,
    ...(sections && { instruction_sections: sectionsWithin(sections, new Set(own), assets) }),
    ...(variants && {
      variants: variants.map((variant) => {
        if (!variant.instruction_sections) return variant;
        const ingredients = new Set([...own, ...ingredientIds(variant.ingredient_sections)]);
        return {
          ...variant,
          instruction_sections: sectionsWithin(variant.instruction_sections, ingredients, assets),
        };
      }),
    }),
  };
};
