import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { emitEvent } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { changeFoodsAndUpdateRecipes } from './change-foods-and-update-recipes.ts';
import type { PantryEntryId } from './entry.schemas.ts';
import { findEntry, removeEntry } from './entry.store.ts';
import { listEntryFoods } from './food.store.ts';
import { lockPantry } from './pantry-lock.store.ts';
import type { RecipesPort } from './recipes-port.ts';

/**
 * Deletes a pantry entry if it is still at the caller's revision. The event carries the next revision.
 */
export const deletePantryEntry = async (
  tx: Tx,
  scope: LibraryScope,
  recipes: RecipesPort,
  id: PantryEntryId,
  precondition: Precondition,
): Promise<void> => {
  const { libraryId } = scope;
  await lockPantry(tx, libraryId);
  const entry = await findEntry(tx, libraryId, id);
  if (entry === undefined) throw new Problem('pantry-entry-not-found');
  precondition.check(entry.revision);
  await changeFoodsAndUpdateRecipes(tx, recipes, libraryId, await listEntryFoods(tx, id), () => removeEntry(tx, id));
  const revision = entry.revision + 1;
  emitEvent(tx, scope, { type: 'pantry.updated', resource: { type: 'pantry-entry', id, revision } });
};
