import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import type { Entry } from './entry.ts';
import { holdForDocument } from './link-recipe.ts';
import { lockInState } from './lock-in-state.ts';
import type { PreparedRevision } from './prepare-revision.ts';
import { reviseRecipe } from './revise-recipe.ts';

/** Makes the document of an earlier revision the present one. This adds a new revision, so no history is lost. */
export const restoreRevision = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  prepared: PreparedRevision,
  precondition: Precondition,
): Promise<Entry> => {
  await holdForDocument(tx, scope, prepared.recipe, id);
  const entry = await lockInState(tx, scope, id, 'active');
  precondition.check(entry.revision);
  return reviseRecipe(tx, scope, entry, { ...prepared, cause: 'restore', place: 'path.revision' });
};
