import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { Holder } from './asset.schemas.ts';
import { adoptUses } from './use.store.ts';

/**
 * Gives a recipe or a book those of the files it names that something else in its library has, so that they stay when
 * the other goes. Never those of another library: whoever knows the hash of a file does not have the file.
 */
export const adoptAssets = (tx: Tx, scope: LibraryScope, holder: Holder, ids: readonly string[]): void => {
  if (ids.length === 0) return;
  adoptUses(tx, holder.kind, {
    holder: holder.id,
    library: scope.libraryId,
    assets: JSON.stringify(ids),
    now: instantOf(scope.clock),
    user: scope.userId,
  });
};
