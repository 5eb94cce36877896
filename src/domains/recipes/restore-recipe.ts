import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import type { Entry } from './entry.ts';
import { lockInState } from './lock-in-state.ts';
import type { Cause } from './make-revision.ts';
import { moveRecipe } from './move-recipe.ts';

/** Restores a recipe from the trash if it is still at the revision that the caller saw. */
export const restoreRecipe = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  precondition: Precondition,
  cause: Cause = 'restore',
): Promise<Entry> => {
  const entry = await lockInState(tx, scope, id, 'trashed');
  precondition.check(entry.revision);
  return moveRecipe(tx, scope, entry, cause);
};
