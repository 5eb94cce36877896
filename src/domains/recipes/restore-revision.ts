import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import type { Entry } from './entry.ts';
import { getRevision } from './get-revision.ts';
import { holdForDocument } from './link-recipe.ts';
import { lockInState } from './lock-in-state.ts';
import { parseDocument } from './parse-document.ts';
import { reviseRecipe } from './revise-recipe.ts';

/** Makes the document of an earlier revision the present one, as a new revision: nothing of the history is lost. */
export const restoreRevision = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  number: number,
  precondition: Precondition,
): Promise<Entry> => {
  const recipe = parseDocument((await getRevision(tx, scope, id, number)).document);
  await holdForDocument(tx, scope, recipe, id);
  const entry = await lockInState(tx, scope, id, 'active');
  precondition.check(entry.revision);
  return reviseRecipe(tx, scope, entry, { recipe, cause: 'restore', place: 'path.revision' });
};
