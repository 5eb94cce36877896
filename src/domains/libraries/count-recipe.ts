import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { addToCount } from './library.store.ts';

/**
 * Updates the number of recipes outside the trash. It is written last, by the statement that also locks the event
 * counter, so that no transaction holds one while waiting for the other. Call it once per transaction.
 */
export const countRecipe = (tx: Tx, scope: LibraryScope, change: 'more' | 'less'): void =>
  tx.beforeCommit(() => addToCount(tx, scope.libraryId, change === 'more' ? 1 : -1));
