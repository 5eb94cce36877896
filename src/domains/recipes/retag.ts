import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { EntryId } from '../../platform/ids/ids.ts';
import { retagRecipe } from '../organization/index.ts';
import type { Refiled, TagChange } from '../organization/index.ts';
import { refile } from './search/index-recipe.ts';

/** Adds tags to a recipe and takes others away, and finds it by them from then on. */
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
