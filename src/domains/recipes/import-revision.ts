import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import type { Entry } from './entry.ts';
import { holdForDocument } from './link-recipe.ts';
import { lockInState } from './lock-in-state.ts';
import type { PreparedRevision } from './prepare-revision.ts';
import { reviseRecipe } from './revise-recipe.ts';

/**
 * Makes an imported document the next revision of an entry. The entry keeps its portable id, whatever id the document
 * came with.
 */
export const importRevision = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  prepared: PreparedRevision,
): Promise<Entry> => {
  await holdForDocument(tx, scope, prepared.recipe, id);
  const entry = await lockInState(tx, scope, id, 'active');
  return reviseRecipe(tx, scope, entry, { ...prepared, cause: 'import', place: 'body.recipe' });
};
