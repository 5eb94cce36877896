import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import type { RecipeDocument } from '../recipe-format/index.ts';
import type { Entry } from './entry.ts';
import { holdForDocument } from './link-recipe.ts';
import { lockInState } from './lock-in-state.ts';
import { reviseRecipe } from './revise-recipe.ts';

/** Makes an imported document the next revision of an entry, which keeps its portable id whatever it came with. */
export const importRevision = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  document: RecipeDocument,
): Promise<Entry> => {
  const { id: _, ...recipe } = document;
  await holdForDocument(tx, scope, recipe, id);
  const entry = await lockInState(tx, scope, id, 'active');
  return reviseRecipe(tx, scope, entry, { recipe, cause: 'import', place: 'body.recipe' });
};
