import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { Holder } from './asset.schemas.ts';
import { adoptUses } from './use.store.ts';

/**
 * Attaches files that a recipe or book refers to and that something else in its library has, so that they survive the
 * other's deletion. Never files of another library: knowing a file's hash does not grant access to it.
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
