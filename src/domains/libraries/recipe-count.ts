import type { Db, Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { findRecipeCount, addToRecipeCount } from './library.store.ts';

/** The number of recipes in a library outside the trash. */
export const getRecipeCount = async (db: Db, libraryId: LibraryId): Promise<number> =>
  (await findRecipeCount(db, libraryId)) ?? 0;

/** The pending change of each library's recipe count, per transaction. */
const pending = new WeakMap<Tx, Map<LibraryId, number>>();

/**
 * Updates the number of recipes outside the trash. It is written last, by the statement that also locks the event
 * counter, so that no transaction holds one while waiting for the other.
 */
export const updateRecipeCount = (tx: Tx, { libraryId }: LibraryScope, change: 'more' | 'less'): void => {
  let changes = pending.get(tx);
  if (changes === undefined) {
    const opened = new Map<LibraryId, number>();
    changes = opened;
    pending.set(tx, opened);
    tx.beforeCommit(() => {
      for (const [library, by] of opened) addToRecipeCount(tx, library, by);
    });
  }
  changes.set(libraryId, (changes.get(libraryId) ?? 0) + (change === 'more' ? 1 : -1));
};
