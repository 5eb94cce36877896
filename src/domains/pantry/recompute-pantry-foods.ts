import { setImmediate as yieldToEventLoop } from 'node:timers/promises';

import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { listAllEntries } from './entry.store.ts';
import { replaceFoodsOfEntries, listFoodsByEntry } from './food.store.ts';
import type { EntryFoods } from './food.store.ts';
import { resolveEntrySemanticIds } from './to-semantic-ids.ts';
import { lockPantry } from './pantry-lock.store.ts';

/** Entries per slice: few enough to yield to other requests quickly. */
const AT_A_TIME = 200;

/**
 * Recomputes the foods of a library's pantry entries with the current rules; foods derived by older rules would not
 * match recipes indexed by newer ones. Locks the pantry and flushes its writes. Recipes are not updated, because the
 * caller reindexes all of them afterwards.
 */
export const recomputePantryFoods = async (tx: Tx, library: LibraryId): Promise<void> => {
  await lockPantry(tx, library);
  const entries = await listAllEntries(tx, library);
  if (entries.length === 0) return;
  const stored = await listFoodsByEntry(tx, library);
  const changed: EntryFoods[] = [];
  for (const [index, { id, name, semantic_id }] of entries.entries()) {
    if (index > 0 && index % AT_A_TIME === 0) await yieldToEventLoop();
    const foods = resolveEntrySemanticIds(name, semantic_id);
    const before = stored.get(id) ?? new Set();
    if (before.size !== foods.length || foods.some((food) => !before.has(food))) changed.push({ id, foods });
  }
  if (changed.length > 0) await replaceFoodsOfEntries(tx, library, changed);
};
