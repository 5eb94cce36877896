import type { Violation } from '../../../platform/problem/problem.ts';
import type { RecipeDocument } from '../schema/recipe.schemas.ts';
import { findDocumentViolations } from './find-document-violations.ts';
import { scanDocument } from './scan-document.ts';
import { validateSchema } from './validate-schema.ts';

export type RecipeValidation =
  | { readonly recipe: RecipeDocument; readonly violations?: undefined }
  | { readonly recipe?: undefined; readonly violations: readonly Violation[] };

/**
 * Validates a value as a recipe document: whether it can be stored, matches the schema, and follows the rules that a
 * schema cannot express. Never throws, and takes time proportional to the size of the input.
 */
export const validateRecipe = (input: unknown, prefix = 'body.recipe'): RecipeValidation => {
  const { violations: unstorable, size } = scanDocument(input, prefix);
  if (unstorable.all.length > 0) return { violations: unstorable.all };
  const checked = validateSchema(input, size, prefix);
  if ('violations' in checked) return checked;
  const violations = findDocumentViolations(checked.recipe, prefix);
  return violations.length > 0 ? { violations } : { recipe: checked.recipe };
};
