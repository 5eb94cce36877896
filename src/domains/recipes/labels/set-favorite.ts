import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { announceChangeWithoutRevision } from './organize-recipe.ts';
import type { Entry } from '../entries/entry.ts';
import { upsertFavorite } from './favorite.store.ts';
import { getRecipe } from '../entries/get-recipe.ts';
import { lockEntry } from '../entries/recipe.store.ts';
import { reindexLabels } from '../search/index/index-recipe.ts';

/** Adds a recipe to the caller's favorites or removes it. Makes no revision and does not affect other users. */
export const setFavorite = async (tx: Tx, scope: LibraryScope, id: EntryId, favorite: boolean): Promise<Entry> => {
  const entry = await lockEntry(tx, scope, id);
  if (entry === undefined) throw new Problem('recipe-not-found');
  upsertFavorite(tx, { entry_id: id, user_id: scope.userId, favorite: Number(favorite) });
  announceChangeWithoutRevision(tx, scope, entry);
  await tx.flush();
  await reindexLabels(tx, [id]);
  return getRecipe(tx, scope, id);
};
