import { validationFailed } from '../../platform/problem/problem.ts';
import { checkRecipe } from '../recipe-format/index.ts';
import type { RecipeDocument } from '../recipe-format/index.ts';

/** Validates the document of a request. Throws `validation-failed` with the location of every violation. */
export const checkDocument = (input: unknown): RecipeDocument => {
  const { recipe, faults } = checkRecipe(input);
  if (faults !== undefined) throw validationFailed(...faults);
  return recipe;
};
