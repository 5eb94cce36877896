import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { PreparedDocument } from '../computation/prepare-document.ts';
import { lockLibraryForNewRecipes } from '../links/recipe-links.ts';
import type { RevisionCause } from '../revisions/record-revision.ts';
import { createRecipe } from './create-recipe.ts';
import type { Entry } from './entry.ts';

/**
 * Creates several new entries in one transaction. The writes of one are sent while the next is prepared, and have been
 * carried out when this returns.
 */
export const createRecipes = async (
  tx: Tx,
  scope: LibraryScope,
  recipes: readonly PreparedDocument[],
  cause: RevisionCause,
): Promise<readonly Entry[]> => {
  // The first recipe that is sent locks the pantry, and the library is always locked before the pantry.
  await lockLibraryForNewRecipes(tx, scope, recipes);
  const entries: Entry[] = [];
  const sent: Promise<void>[] = [];
  for (const recipe of recipes) {
    entries.push(await createRecipe(tx, scope, recipe, cause));
    const flushed = tx.flush();
    // The transaction may begin with the first.
    if (sent.length === 0) await flushed;
    // The error is thrown below, unless it causes another one before that.
    flushed.catch(() => undefined);
    sent.push(flushed);
  }
  await Promise.all(sent);
  return entries;
};
