import { instantOf } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { Holder } from './asset.schemas.ts';
import { keepAsset } from './asset.store.ts';
import type { StagedAsset } from './stage-asset.ts';
import { findHeld, insertUse } from './use.store.ts';
import type { HeldAsset } from './use.store.ts';

export interface Attached {
  readonly asset: HeldAsset;
  /** Whether the holder did not have it before. */
  readonly isNew: boolean;
}

/**
 * Attaches a file to a recipe or book, which is locked. If a file with the same content exists anywhere, it is used
 * instead of the staged one. If the holder already has it, nothing changes.
 */
export const attachAsset = async (
  tx: Tx,
  scope: LibraryScope,
  holder: Holder,
  { id, blob, mediaType, size, bytes, name }: StagedAsset,
): Promise<Attached> => {
  const now = instantOf(scope.clock);
  const { width = null, height = null } = size ?? {};
  const kept = await keepAsset(tx, { id, blob, media_type: mediaType, bytes, width, height, created_at: now });
  const use = { holder: holder.id, library: scope.libraryId, asset: id, name, now, user: scope.userId };
  const isNew = await insertUse(tx, holder.kind, use);
  const before = isNew ? undefined : await findHeld(tx, scope.libraryId, holder, id);
  return { asset: before ?? { ...kept, name, created_at: now }, isNew };
};
