import { createHash } from 'node:crypto';

import type { Database } from '../../platform/db/database.ts';
import type { ReceivedFile } from '../../platform/http/upload/file-form.ts';
import type { NewId } from '../../platform/ids/ids.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { AssetId } from './asset.schemas.ts';
import { findExistingBlobNames } from './asset.store.ts';
import type { AssetServices } from './asset-services.ts';
import { createAssetBlobName } from './blob-names.ts';
import { inspectFile } from './inspect-file.ts';
import type { FileInspection } from './inspect-file.ts';

/** An inspected file that is stored under a new name but not yet recorded in the database. */
export interface StagedAsset extends FileInspection {
  readonly id: AssetId;
  readonly blob: string;
  readonly bytes: number;
  readonly name: string;
}

/** Stores an inspected file under a new name. */
const store = async (
  { storage }: AssetServices,
  newId: NewId,
  { incoming, sha256, bytes, name }: ReceivedFile,
  inspected: FileInspection,
): Promise<StagedAsset> => {
  const blob = createAssetBlobName(newId);
  await storage.put(incoming, blob);
  return { ...inspected, id: asId<AssetId>(`sha256:${sha256}`), blob, bytes, name };
};

/** Inspects and stores a file. Call it before the transaction opens, because both take time. */
export const stageAsset = async (assets: AssetServices, newId: NewId, file: ReceivedFile): Promise<StagedAsset> => {
  return store(assets, newId, file, await inspectFile(assets.pictures, file, assets.maxPixels));
};

const ORIGINAL: FileInspection = { mediaType: 'application/octet-stream', size: undefined };

/** Pictures are inspected; originals of imports are stored as they are. */
type Kept = 'picture' | 'original';

/** The same for bytes in memory: a photo or the original of an import. */
export const stageAssetBytes = async (
  assets: AssetServices,
  newId: NewId,
  { bytes, name, as }: { readonly bytes: Uint8Array; readonly name: string; readonly as: Kept },
): Promise<StagedAsset> => {
  const incoming = await assets.storage.createUpload();
  try {
    await incoming.write(bytes);
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const file = { incoming, sha256, bytes: bytes.length, name };
    return as === 'picture' ? await stageAsset(assets, newId, file) : await store(assets, newId, file, ORIGINAL);
  } finally {
    await incoming.discard();
  }
};

/**
 * Removes those of the stored files that no row refers to: the content existed already, or the transaction failed. It
 * asks the database, because a connection lost during commit may have committed. If that fails, the sweep removes the
 * files later; the response must not depend on it.
 */
export const deleteUnusedStagedAssets = async (
  assets: AssetServices,
  database: Database,
  staged: readonly StagedAsset[],
): Promise<void> => {
  if (staged.length === 0) return;
  try {
    const blobs = staged.map(({ blob }) => blob);
    const known = await findExistingBlobNames(database.db, blobs);
    for (const blob of blobs) if (!known.has(blob)) await assets.storage.remove(blob);
  } catch {}
};

/** The same for one file. */
export const deleteUnusedStagedAsset = (
  assets: AssetServices,
  database: Database,
  staged: StagedAsset,
): Promise<void> => deleteUnusedStagedAssets(assets, database, [staged]);
