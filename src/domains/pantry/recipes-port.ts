import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { defineService } from '../../platform/module/module.ts';

/** Foods that a change added to or removed from the pantry. */
export interface PantryFoodChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

/**
 * What the pantry needs from recipes, which store whether they can be cooked from the pantry. Recipes depend on the
 * pantry and not the reverse, so their module provides it.
 */
export interface RecipesPort {
  /**
   * Reevaluates the recipes that use one of these foods. The caller has flushed its changes and holds the pantry lock.
   */
  updateCookableRecipes(tx: Tx, libraryId: LibraryId, moved: PantryFoodChanges): Promise<void>;
}

export const recipesPort = defineService<RecipesPort>({ name: 'the recipes of a pantry' });
