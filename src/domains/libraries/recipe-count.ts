import type { Db, Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { findRecipeCount, addToRecipeCount } from './library.store.ts';

/** The number of recipes in a library outside the trash. */
export const getRecipeCount = async (db: Db, libraryId: LibraryId): Promise<number> =>
  (await findRecipeCount(db, libraryId)) ?? 0;

/**
 * Updates the number of recipes outside the trash. It is written last, by the statement that also locks the event
 * counter, so that no transaction holds one while waiting for the other. Call it once per transaction.
 */
export const updateRecipeCount = (tx: Tx, scope: LibraryScope, change: 'more' | 'less'): void =>
  tx.beforeCommit(() => addToRecipeCount(tx, scope.libraryId, change === 'more' ? 1 : -1));
