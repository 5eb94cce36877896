import type { Fault } from '../../../platform/problem/problem.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { checkSchema } from './check-schema.ts';
import { documentFaults } from './document-faults.ts';
import { surveyDocument } from './survey-document.ts';

export type CheckedRecipe =
  | { readonly recipe: RecipeDocument; readonly faults?: undefined }
  | { readonly recipe?: undefined; readonly faults: readonly Fault[] };

/**
 * Validates a recipe document: by its schema, by rules a schema cannot express, and by what can be stored. Never
 * throws, and takes time proportional to the size of the input.
 */
export const checkRecipe = (input: unknown, prefix = 'body.recipe'): CheckedRecipe => {
  const { faults: losses, size } = surveyDocument(input, prefix);
  if (losses.all.length > 0) return { faults: losses.all };
  const checked = checkSchema(input, size, prefix);
  if ('faults' in checked) return checked;
  const faults = documentFaults(checked.recipe, prefix);
  return faults.length > 0 ? { faults } : { recipe: checked.recipe };
};
