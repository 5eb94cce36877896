import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';

/** What a change made of the pantry: each is a food that was not there before, or is there no more. */
export interface FoodsMoved {
  readonly came: readonly string[];
  readonly went: readonly string[];
}

/**
 * What this room needs of recipes. The index of the search holds which of them can be cooked from the pantry, and
 * recipes know the pantry and not the other way round; so the app hands this in.
 */
export interface Restocking {
  /**
   * Looks again at the recipes that take one of these foods. What was changed has been sent, this transaction sees it,
   * and it holds the pantry.
   */
  restock(tx: Tx, libraryId: LibraryId, moved: FoodsMoved): Promise<void>;
}
