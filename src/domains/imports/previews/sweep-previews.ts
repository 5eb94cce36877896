import { instantBefore, getCurrentInstant } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { DatabaseId } from '../../../platform/db/database-identity.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FindFilesInUse, Storage } from '../../../platform/storage/storage.ts';
import { parsePreviewBlobName, deletePreviewBlobs } from './preview-blobs.ts';
import type { PreviewId } from './preview.schemas.ts';
import { findExistingPreviewIds, listPreviewIdsToDelete, deletePreview } from './preview.store.ts';
import { listPreviewBlobNames } from './source.store.ts';

const AT_ONCE = 50;
const FILES_AT_ONCE = 200;
const DAY = 24 * 3_600_000;

/**
 * Removes files of previews that were deleted with their library, or whose process ended. File times are those of the
 * machine.
 */
export const sweepPreviewFiles = async (
  database: Database,
  storage: Storage,
  databaseId: DatabaseId,
): Promise<void> => {
  const findInUse = findFilesUsedByPreviews(database);
  const removeUnused = async (names: readonly string[]): Promise<void> => {
    const used = await findInUse(names);
    await storage.moveToTrash(
      names.filter((name) => !used.has(name)),
      databaseId,
    );
  };
  let names: string[] = [];
  for await (const name of storage.namesBefore(new Date(Date.now() - DAY))) {
    if (parsePreviewBlobName(name) !== undefined) names.push(name);
    if (names.length < FILES_AT_ONCE) continue;
    await removeUnused(names);
    names = [];
  }
  await removeUnused(names);
};

/** Removes an expired preview and its files. */
export const removePreview = async (database: Database, storage: Storage, id: PreviewId): Promise<void> => {
  const blobs = await listPreviewBlobNames(database.db, id);
  await deletePreview(database, id);
  await deletePreviewBlobs(storage, blobs);
};

/** Removes expired previews, those whose reading never finished, and their files. */
export const sweepPreviews = async (database: Database, storage: Storage, clock: Clock): Promise<void> => {
  for (;;) {
    const now = getCurrentInstant(clock);
    const gone = await listPreviewIdsToDelete(database.db, now, instantBefore(clock, DAY), AT_ONCE);
    for (const id of gone) await removePreview(database, storage, id);
    if (gone.length < AT_ONCE) return;
  }
};

/** Finds the stored files that belong to existing previews. */
export const findFilesUsedByPreviews =
  (database: Database): FindFilesInUse =>
  async (names) => {
    const previewOf = new Map(names.map((name) => [name, parsePreviewBlobName(name) ?? '']));
    const known = await findExistingPreviewIds(database.db, [...new Set(previewOf.values())]);
    return new Set(names.filter((name) => known.has(previewOf.get(name) ?? '')));
  };
