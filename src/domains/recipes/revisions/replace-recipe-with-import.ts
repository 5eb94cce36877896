import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { Entry } from '../entries/entry.ts';
import { lockLibraryAndPantryForDocument } from '../links/recipe-links.ts';
import { lockEntryInState } from '../entries/lock-entry-in-state.ts';
import type { PreparedReplacement } from '../documents/prepare-revision.ts';
import { reviseRecipe } from '../entries/revise-recipe.ts';

/**
 * Makes an imported document the next revision of an entry. The entry keeps its portable id, whatever id the document
 * came with.
 */
export const replaceRecipeWithImport = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  prepared: PreparedReplacement,
): Promise<Entry> => {
  await lockLibraryAndPantryForDocument(tx, scope, prepared.recipe, id);
  const entry = await lockEntryInState(tx, scope, id, 'active');
  return reviseRecipe(tx, scope, entry, { ...prepared, cause: 'import', place: 'body.recipe' });
};
