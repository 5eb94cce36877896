import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { Precondition } from '../../platform/http/precondition.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { emitEvent } from '../../platform/outbox/outbox.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { changeFoodsAndUpdateRecipes } from './change-foods-and-update-recipes.ts';
import { toEntryFields, presentEntry } from './present-entry.ts';
import type { PantryEntry, PantryEntryId, PantryEntryInput } from './entry.schemas.ts';
import { findEntry, updateEntry } from './entry.store.ts';
import { insertFoods, removeFoods, listEntryFoods } from './food.store.ts';
import { resolveEntrySemanticIds } from './to-semantic-ids.ts';
import { lockPantry } from './pantry-lock.store.ts';
import type { RecipesPort } from './recipes-port.ts';

/** Replaces all fields of a pantry entry if it is still at the caller's revision. */
export const replacePantryEntry = async (
  tx: Tx,
  scope: LibraryScope,
  recipes: RecipesPort,
  id: PantryEntryId,
  input: PantryEntryInput,
  precondition: Precondition,
): Promise<PantryEntry> => {
  const { libraryId } = scope;
  await lockPantry(tx, libraryId);
  const entry = await findEntry(tx, libraryId, id);
  if (entry === undefined) throw new Problem('pantry-entry-not-found');
  precondition.check(entry.revision);
  const revision = entry.revision + 1;
  const replaced = {
    id,
    ...toEntryFields(input),
    revision,
    updated_at: getCurrentInstant(scope.clock),
    updated_by: scope.userId,
  };
  const foods = resolveEntrySemanticIds(replaced.name, replaced.semantic_id);
  const before = await listEntryFoods(tx, id);
  await changeFoodsAndUpdateRecipes(tx, recipes, libraryId, [...new Set([...before, ...foods])], async () => {
    await removeFoods(tx, id);
    insertFoods(tx, libraryId, id, foods);
    updateEntry(tx, replaced);
  });
  emitEvent(tx, scope, { type: 'pantry.updated', resource: { type: 'pantry-entry', id, revision } });
  return presentEntry(replaced);
};
