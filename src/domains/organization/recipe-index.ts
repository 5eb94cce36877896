import type { Tx } from '../../platform/db/database.ts';
import type { EntryId } from '../../platform/ids/ids.ts';

/**
 * What this room needs of recipes. The index of the search holds what each recipe is filed under, and recipes know
 * organization and not the other way round; so the app hands this in.
 */
export interface RecipeIndex {
  /** Reads anew what these recipes are filed under. What was changed has been sent, and this transaction sees it. */
  refile(tx: Tx, ids: readonly EntryId[]): Promise<void>;
}
