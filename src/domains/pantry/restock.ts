import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';

/** Foods that a change added to or removed from the pantry. */
export interface FoodsMoved {
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/**
 * What the pantry needs from recipes. The search index stores which recipes can be cooked from the pantry. Recipes
 * depend on the pantry and not the reverse, so the application passes this in.
 */
export interface Restocking {
  /**
   * Reevaluates the recipes that use one of these foods. The caller has flushed its changes and holds the pantry lock.
   */
  restock(tx: Tx, libraryId: LibraryId, moved: FoodsMoved): Promise<void>;
}
