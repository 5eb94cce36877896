import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { foodsPresent } from './food.store.ts';
import type { Restocking } from './restock.ts';

/**
 * Applies a change to the locked pantry and updates recipes for the foods that were added or removed by it. `foods`
 * lists every food the change may affect; a food that another entry also covers is neither added nor removed.
 */
export const changeFoods = async (
  tx: Tx,
  recipes: Restocking,
  libraryId: LibraryId,
  foods: readonly string[],
  change: () => void | Promise<void>,
): Promise<void> => {
  const before = await foodsPresent(tx, libraryId, foods);
  await change();
  await tx.flush();
  const after = await foodsPresent(tx, libraryId, foods);
  const came = foods.filter((food) => after.has(food) && !before.has(food));
  const went = foods.filter((food) => before.has(food) && !after.has(food));
  if (came.length + went.length > 0) await recipes.restock(tx, libraryId, { came, went });
};
