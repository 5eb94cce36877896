import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { AssetHolder } from './asset.schemas.ts';
import { insertReferencedAttachments } from './attachment.store.ts';

/**
 * Attaches files that a recipe or book refers to and that something else in its library has, so that they survive the
 * other's deletion. Never files of another library: knowing a file's hash does not grant access to it.
 */
export const attachReferencedAssets = (
  tx: Tx,
  scope: LibraryScope,
  holder: AssetHolder,
  ids: readonly string[],
): void => {
  if (ids.length === 0) return;
  insertReferencedAttachments(tx, holder.kind, {
    holder: holder.id,
    library: scope.libraryId,
    assets: JSON.stringify(ids),
    now: getCurrentInstant(scope.clock),
    user: scope.userId,
  });
};
