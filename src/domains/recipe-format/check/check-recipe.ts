import type { Fault } from '../../../platform/problem/problem.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { checkSchema } from './check-schema.ts';
import { documentFaults } from './document-faults.ts';
import { surveyDocument } from './survey-document.ts';

export type CheckedRecipe =
  | { readonly recipe: RecipeDocument; readonly faults?: undefined }
  | { readonly recipe?: undefined; readonly faults: readonly Fault[] };

/**
 * Whether a value is a recipe document that can be kept: by its schema, by what a schema cannot say, and by what can be
 * stored. It never throws, whatever it is given, and takes time in proportion to the size of it.
 */
export const checkRecipe = (input: unknown, prefix = 'body.recipe'): CheckedRecipe => {
  const { faults: losses, size } = surveyDocument(input, prefix);
  if (losses.all.length > 0) return { faults: losses.all };
  const checked = checkSchema(input, size, prefix);
  if ('faults' in checked) return checked;
  const faults = documentFaults(checked.recipe, prefix);
  return faults.length > 0 ? { faults } : { recipe: checked.recipe };
};
