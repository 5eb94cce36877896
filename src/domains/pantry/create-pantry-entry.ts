import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Limits } from '../../platform/config/limits.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { emitEvent } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { changeFoodsAndUpdateRecipes } from './change-foods-and-update-recipes.ts';
import { toEntryFields, presentEntry } from './present-entry.ts';
import type { PantryEntry, PantryEntryId, PantryEntryInput } from './entry.schemas.ts';
import { countEntries, insertEntry } from './entry.store.ts';
import { insertFoods } from './food.store.ts';
import { resolveEntrySemanticIds } from './to-semantic-ids.ts';
import { lockPantry } from './pantry-lock.store.ts';
import type { RecipesPort } from './recipes-port.ts';

/**
 * Adds an entry to the pantry. The pantry is served as one list without pages, so its size is limited; beyond the limit
 * the request fails with `pantry-full`.
 */
export const createPantryEntry = async (
  tx: Tx,
  scope: LibraryScope,
  { pantry_entries: max }: Limits,
  recipes: RecipesPort,
  input: PantryEntryInput,
): Promise<PantryEntry> => {
  const { libraryId } = scope;
  await lockPantry(tx, libraryId);
  if ((await countEntries(tx, libraryId)) >= max) {
    throw new Problem('pantry-full', { params: { limit: 'pantry_entries', maximum: max } });
  }
  const entry = {
    id: scope.newId<PantryEntryId>(),
    library_id: libraryId,
    ...toEntryFields(input),
    revision: 1,
    updated_at: getCurrentInstant(scope.clock),
    updated_by: scope.userId,
  };
  const foods = resolveEntrySemanticIds(entry.name, entry.semantic_id);
  await changeFoodsAndUpdateRecipes(tx, recipes, libraryId, foods, () => {
    insertEntry(tx, entry);
    insertFoods(tx, libraryId, entry.id, foods);
  });
  emitEvent(tx, scope, { type: 'pantry.updated', resource: { type: 'pantry-entry', id: entry.id, revision: 1 } });
  return presentEntry(entry);
};
