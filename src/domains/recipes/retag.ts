import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { retagRecipe } from '../organization/index.ts';
import type { Refiled, TagChange } from '../organization/index.ts';
import { refile } from './search/index-recipe.ts';

/** Adds and removes tags of a recipe, and updates the search index. */
export const retag = async (
  tx: Tx,
  scope: LibraryScope,
  id: EntryId,
  tags: TagChange,
  precondition: Precondition,
): Promise<Refiled> => {
  const refiled = await retagRecipe(tx, scope, id, tags, precondition);
  if (!refiled.isChanged) return refiled;
  await tx.flush();
  await refile(tx, [id]);
  return refiled;
};
