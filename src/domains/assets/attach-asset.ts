import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { AssetHolder } from './asset.schemas.ts';
import { upsertAsset } from './asset.store.ts';
import type { StagedAsset } from './stage-asset.ts';
import { findAttachedAsset, insertAttachment } from './attachment.store.ts';
import type { AttachedAsset } from './attachment.store.ts';

export interface AttachResult {
  readonly asset: AttachedAsset;
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
  holder: AssetHolder,
  { id, blob, mediaType, size, bytes, name }: StagedAsset,
): Promise<AttachResult> => {
  const now = getCurrentInstant(scope.clock);
  const { width = null, height = null } = size ?? {};
  const kept = await upsertAsset(tx, { id, blob, media_type: mediaType, bytes, width, height, created_at: now });
  const use = { holder: holder.id, library: scope.libraryId, asset: id, name, now, user: scope.userId };
  const isNew = await insertAttachment(tx, holder.kind, use);
  const before = isNew ? undefined : await findAttachedAsset(tx, scope.libraryId, holder, id);
  return { asset: before ?? { ...kept, name, created_at: now }, isNew };
};
