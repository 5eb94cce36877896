import type { Tx } from '../../../platform/db/database.ts';
import type { Precondition } from '../../../platform/http/precondition.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import type { Entry } from '../entries/entry.ts';
import { lockLibraryAndPantryForDocument } from '../links/recipe-links.ts';
import { lockEntryInState } from '../entries/lock-entry-in-state.ts';
import type { PreparedReplacement } from '../documents/prepare-revision.ts';
import { reviseRecipe } from '../entries/revise-recipe.ts';

/** Makes the document of an earlier revision the current one. This adds a new revision, so no history is lost. */
export const restorePreparedRevision = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  prepared: PreparedReplacement,
  precondition: Precondition,
): Promise<Entry> => {
  await lockLibraryAndPantryForDocument(tx, scope, prepared.recipe, id);
  const entry = await lockEntryInState(tx, scope, id, 'active');
  precondition.check(entry.revision);
  return reviseRecipe(tx, scope, entry, { ...prepared, cause: 'restore', place: 'path.revision' });
};
