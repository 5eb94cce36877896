import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { addToCount } from './library.store.ts';

/**
 * Keeps count of the recipes that are not in the trash. It is written at the very end, by the statement that takes the
 * counter of events, so that nobody holds the one while waiting for the other. Once in a transaction.
 */
export const countRecipe = (tx: Tx, scope: LibraryScope, change: 'more' | 'less'): void =>
  tx.beforeCommit(() => addToCount(tx, scope.libraryId, change === 'more' ? 1 : -1));
