import type { Tx } from '../../../platform/db/database.ts';
import type { LibraryScope } from '../../../platform/http/scope.ts';
import type { EntryId } from '../../../platform/ids/ids.ts';
import { Problem } from '../../../platform/problem/problem.ts';
import { announceChangeWithoutRevision } from '../labels/organize-recipe.ts';
import type { CookId } from './cook.schemas.ts';
import { findCook, recountCooks, deleteCook } from './cook.store.ts';
import { lockEntry } from '../entries/recipe.store.ts';

/** Removes a record from the cooking log, as if it had never been there. */
export const forgetCooking = async (tx: Tx, scope: LibraryScope, id: EntryId, cookId: CookId): Promise<void> => {
  const entry = await lockEntry(tx, scope, id);
  if (entry === undefined) throw new Problem('recipe-not-found');
  const cook = await findCook(tx, scope.libraryId, cookId);
  if (cook?.entry_id !== id) throw new Problem('cook-not-found');
  await deleteCook(tx, cookId);
  await recountCooks(tx, id);
  announceChangeWithoutRevision(tx, scope, entry);
};
