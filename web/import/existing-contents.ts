import type { RecipeEntry } from '../api/recipes.ts';
import type { Contents } from './recipe-contents.tsx';

/** A recipe of the library in the shape in which previews show theirs, so that both are read alike. */
export const contentsOf = ({ recipe }: Pick<RecipeEntry, 'recipe'>): Contents => ({
  ...(recipe.description !== undefined && { description: recipe.description }),
  ingredients: (recipe.ingredient_sections ?? []).map(({ title, ingredients }) => ({
    ...(title !== undefined && { title }),
    items: (ingredients ?? []).flatMap(({ text, name }) => text ?? name ?? []),
  })),
  instructions: (recipe.instruction_sections ?? []).map(({ title, steps }) => ({
    ...(title !== undefined && { title }),
    items: (steps ?? []).flatMap((step) => step.text ?? step.title ?? []),
  })),
});
