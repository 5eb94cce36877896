import { validationFailed } from '../../../platform/problem/problem.ts';
import { validateRecipe } from '../../recipe-format/index.ts';
import type { CompleteRecipe, RecipeDocument } from '../../recipe-format/index.ts';

/** Parses a stored document, which was validated and completed before it was stored. */
export const parseStoredRecipe = (text: string): CompleteRecipe => JSON.parse(text) as CompleteRecipe;

/** Validates the document of a request. Throws `validation-failed` with the location of every violation. */
export const validateDocument = (input: unknown): RecipeDocument => {
  const { recipe, violations } = validateRecipe(input);
  if (violations !== undefined) throw validationFailed(...violations);
  return recipe;
};

/** Ids of the stored files that a document refers to. */
export const getAssetIds = ({ assets }: Pick<RecipeDocument, 'assets'>): readonly string[] =>
  (assets ?? []).flatMap(({ asset_id: id }) => id ?? []);
