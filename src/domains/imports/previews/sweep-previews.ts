import { instantBefore, instantOf } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { DatabaseId } from '../../../platform/db/database-identity.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { FilesInUse, Storage } from '../../../platform/storage/storage.ts';
import { previewOfName, removeFiles } from './preview-files.ts';
import { isKnownPreview, knownPreviews, previewsToRemove, removePreview } from './preview.store.ts';
import { blobsOf } from './source.store.ts';

const AT_ONCE = 50;
const DAY = 24 * 3_600_000;

/**
 * Removes files of previews that were deleted with their library, or whose process ended. File times are those of the
 * machine.
 */
const removeStrays = async (database: Database, storage: Storage, databaseId: DatabaseId): Promise<void> => {
  for await (const name of storage.namesBefore(new Date(Date.now() - DAY))) {
    const preview = previewOfName(name);
    if (preview === undefined || (await isKnownPreview(database.db, preview))) continue;
    await storage.discard([name], databaseId);
  }
};

/** Removes expired previews, those whose reading never finished, and their files. */
export const sweepPreviews = async (
  database: Database,
  databaseId: DatabaseId,
  storage: Storage,
  clock: Clock,
): Promise<void> => {
  for (;;) {
    const now = instantOf(clock);
    const gone = await previewsToRemove(database.db, now, instantBefore(clock, DAY), AT_ONCE);
    for (const id of gone) {
      const blobs = await blobsOf(database.db, id);
      await database.transaction((tx) => removePreview(tx, id));
      await removeFiles(storage, blobs);
    }
    if (gone.length < AT_ONCE) break;
  }
  await removeStrays(database, storage, databaseId);
};

/** Finds the stored files that belong to existing previews. */
export const filesOfPreviews =
  (database: Database): FilesInUse =>
  async (names) => {
    const previewOf = new Map(names.map((name) => [name, previewOfName(name) ?? '']));
    const known = await knownPreviews(database.db, [...new Set(previewOf.values())]);
    return new Set(names.filter((name) => known.has(previewOf.get(name) ?? '')));
  };
