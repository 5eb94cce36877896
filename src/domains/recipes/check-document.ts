import { validationFailed } from '../../platform/problem/problem.ts';
import { checkRecipe } from '../recipe-format/index.ts';
import type { RecipeDocument } from '../recipe-format/index.ts';

/** The document of a request, or `validation-failed` with the place of everything that is wrong with it. */
export const checkDocument = (input: unknown): RecipeDocument => {
  const { recipe, faults } = checkRecipe(input);
  if (faults !== undefined) throw validationFailed(...faults);
  return recipe;
};
