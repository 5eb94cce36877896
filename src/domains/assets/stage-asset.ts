import { createHash } from 'node:crypto';

import type { Database } from '../../platform/db/database.ts';
import type { ReceivedFile } from '../../platform/http/upload/file-form.ts';
import type { NewId } from '../../platform/ids/ids.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { AssetId } from './asset.schemas.ts';
import { knownBlobs } from './asset.store.ts';
import type { Assets } from './assets.ts';
import { newBlob } from './file-names.ts';
import { inspectFile } from './inspect-file.ts';
import type { Inspected } from './inspect-file.ts';

/** A file that was found good and stored under a name of its own, and that no row knows yet. */
export interface StagedAsset extends Inspected {
  readonly id: AssetId;
  readonly blob: string;
  readonly bytes: number;
  readonly name: string;
}

/** Stores a file that was looked at under a name of its own. */
const store = async (
  { storage }: Assets,
  newId: NewId,
  { incoming, sha256, bytes, name }: ReceivedFile,
  inspected: Inspected,
): Promise<StagedAsset> => {
  const blob = newBlob(newId);
  await storage.put(incoming, blob);
  return { ...inspected, id: asId<AssetId>(`sha256:${sha256}`), blob, bytes, name };
};

/** Looks at a file and stores it; before the transaction opens, since both take their time. */
export const stageAsset = async (assets: Assets, newId: NewId, file: ReceivedFile): Promise<StagedAsset> => {
  return store(assets, newId, file, await inspectFile(assets.pictures, file, assets.mostPixels));
};

const ORIGINAL: Inspected = { mediaType: 'application/octet-stream', size: undefined };

/** How the bytes of a file are kept: a picture is looked at, an original is nobody's to look into. */
type Kept = 'picture' | 'original';

/** The same for bytes that are at hand: a photograph or an original of something that is imported. */
export const stageBytes = async (
  assets: Assets,
  newId: NewId,
  { bytes, name, as }: { readonly bytes: Uint8Array; readonly name: string; readonly as: Kept },
): Promise<StagedAsset> => {
  const incoming = await assets.storage.receive();
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
 * Removes the stored file where no row came to know it: there was one with the same content, or the transaction failed.
 * The database is asked, because one that is lost while it commits may well have committed. What cannot be told or
 * removed now stays for the sweep: the change itself is over, and its answer must not hang on this.
 */
export const releaseStaged = async (assets: Assets, database: Database, { blob }: StagedAsset): Promise<void> => {
  try {
    const known = await knownBlobs(database.db, [blob]);
    if (!known.has(blob)) await assets.storage.remove(blob);
  } catch {}
};
