import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { filterFoodsInPantry } from './food.store.ts';
import type { RecipesPort } from './recipes-port.ts';

/**
 * Applies a change to the locked pantry and updates recipes for the foods that were added or removed by it. `foods`
 * lists every food the change may affect; a food that another entry also covers is neither added nor removed.
 */
export const changeFoodsAndUpdateRecipes = async (
  tx: Tx,
  recipes: RecipesPort,
  libraryId: LibraryId,
  foods: readonly string[],
  change: () => void | Promise<void>,
): Promise<void> => {
  const before = await filterFoodsInPantry(tx, libraryId, foods);
  await change();
  await tx.flush();
  const after = await filterFoodsInPantry(tx, libraryId, foods);
  const came = foods.filter((food) => after.has(food) && !before.has(food));
  const went = foods.filter((food) => before.has(food) && !after.has(food));
  if (came.length + went.length > 0) await recipes.updateCookableRecipes(tx, libraryId, { added: came, removed: went });
};
