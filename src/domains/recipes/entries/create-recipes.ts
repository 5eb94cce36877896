import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import { deferSharedPantryLock } from '../../pantry/index.ts';
import type { PreparedDocument } from '../computation/prepare-validated-document.ts';
import { lockLibraryIfNewRecipesAreLinked } from '../links/recipe-links.ts';
import type { RevisionCause } from '../revisions/record-and-announce-revision.ts';
import { addToVocabulary } from '../search/index/index-recipe.ts';
import { createRecipeWithoutVocabulary } from './create-recipe.ts';
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
  await lockLibraryIfNewRecipesAreLinked(tx, scope, recipes);
  const entries: Entry[] = [];
  const newWords = new Set<string>();
  const sent: Promise<void>[] = [];
  try {
    for (const recipe of recipes) {
      const { entry, words } = await createRecipeWithoutVocabulary(tx, scope, recipe, cause);
      deferSharedPantryLock(tx, scope.libraryId);
      entries.push(entry);
      for (const word of words) newWords.add(word);
      const flushed = tx.flush();
      // Handled below.
      flushed.catch(() => undefined);
      sent.push(flushed);
      // The transaction may begin with the first.
      if (sent.length === 1) await flushed;
    }
  } catch (error) {
    // The first failure is the cause of the others.
    await Promise.all(sent);
    throw error;
  }
  await Promise.all(sent);
  // In one sorted list: two transactions that add the same words in different orders can deadlock.
  addToVocabulary(tx, scope, [...newWords].toSorted());
  await tx.flush();
  return entries;
};
