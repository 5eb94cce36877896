import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { validationFailed } from '../../../platform/problem/problem.ts';
import type { Entry } from './entry.ts';
import { lockLibraryAndPantryForDocument } from '../links/recipe-links.ts';
import { lockEntryInState } from './lock-entry-in-state.ts';
import type { PreparedReplacement } from '../documents/prepare-revision.ts';
import { reviseRecipe } from './revise-recipe.ts';

/**
 * Replaces the document of a recipe if it is still at the revision that the caller saw. The portable id cannot change:
 * a document may leave it out, but not contain another.
 */
export const replaceRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  prepared: PreparedReplacement,
  precondition: Precondition,
): Promise<Entry> => {
  const { recipe } = prepared;
  await lockLibraryAndPantryForDocument(tx, scope, recipe, id);
  const entry = await lockEntryInState(tx, scope, id, 'active');
  if (recipe.authoredId !== undefined && recipe.authoredId !== entry.recipe_id) {
    throw validationFailed({
      location: 'body.recipe.id',
      code: 'const',
      message: 'must be the portable id of this recipe, or absent',
      params: { allowedValue: entry.recipe_id },
      value: recipe.authoredId,
    });
  }
  precondition.check(entry.revision);
  return reviseRecipe(tx, scope, entry, { ...prepared, cause: 'api', place: 'body.recipe' });
};
