import { validationFailed } from '../../platform/problem/problem.ts';
import { validateRecipe } from '../recipe-format/index.ts';
import type { RecipeDocument } from '../recipe-format/index.ts';

/** Validates the document of a request. Throws `validation-failed` with the location of every violation. */
export const checkDocument = (input: unknown): RecipeDocument => {
  const { recipe, violations: faults } = validateRecipe(input);
  if (faults !== undefined) throw validationFailed(...faults);
  return recipe;
};
