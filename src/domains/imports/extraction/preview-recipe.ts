import type { RecipeDocument } from '../../recipe-format/index.ts';

interface ShownSection {
  readonly title?: string;
  readonly items: readonly string[];
}

/** A recipe as a preview shows it. */
export interface PreviewRecipe {
  readonly title: string;
  readonly ingredient_count: number;
  readonly step_count: number;
  readonly description?: string;
  readonly yield?: string;
  readonly ingredients?: readonly ShownSection[];
  readonly instructions?: readonly ShownSection[];
}

const sectionOf = (title: string | undefined, items: readonly string[]): ShownSection => ({
  ...(title && { title }),
  items,
});

const countOf = (sections: readonly ShownSection[]): number =>
  sections.reduce((sum, { items }) => sum + items.length, 0);

export const toPreviewRecipe = (recipe: RecipeDocument): PreviewRecipe => {
  const ingredients = (recipe.ingredient_sections ?? []).map(({ title, ingredients: lines }) =>
    sectionOf(
      title,
      (lines ?? []).map(({ text, name }) => text || (name ?? '')),
    ),
  );
  const instructions = (recipe.instruction_sections ?? []).map(({ title, steps }) =>
    sectionOf(
      title,
      (steps ?? []).map((step) => [step.title, step.text].filter(Boolean).join('\n')),
    ),
  );
  const made = recipe.yields?.find(({ text }) => text)?.text;
  return {
    title: recipe.title,
    ingredient_count: countOf(ingredients),
    step_count: countOf(instructions),
    ...(recipe.description && { description: recipe.description }),
    ...(made && { yield: made }),
    ingredients,
    instructions,
  };
};

/** What a preview shows for an item that could not be read. */
export const createEmptyPreviewRecipe = (title: string): PreviewRecipe => ({
  title,
  ingredient_count: 0,
  step_count: 0,
});
