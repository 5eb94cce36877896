import { instantBefore, instantOf } from '../../../platform/clock/clock.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { previewOfName, removeFiles } from './preview-files.ts';
import { isKnownPreview, previewsToRemove, removePreview } from './preview.store.ts';
import { blobsOf } from './source.store.ts';

const AT_ONCE = 50;
const DAY = 24 * 3_600_000;

/** Files of previews that went with their library, or whose process ended. The time of a file is that of the machine. */
const removeStrays = async (database: Database, storage: Storage): Promise<void> => {
  for await (const name of storage.namesBefore(new Date(Date.now() - DAY))) {
    const preview = previewOfName(name);
    if (preview !== undefined && !(await isKnownPreview(database.db, preview))) await storage.remove(name);
  }
};

/** Throws away previews past their time, those that were never read to their end, and what they had stored. */
export const sweepPreviews = async (database: Database, storage: Storage, clock: Clock): Promise<void> => {
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
  await removeStrays(database, storage);
};
