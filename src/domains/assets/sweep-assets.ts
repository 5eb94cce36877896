import { instantBefore } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DatabaseId } from '../../platform/db/database-identity.ts';
import { requireOwner } from '../../platform/storage/store-owner.ts';
import type { FilesInUse, Storage } from '../../platform/storage/storage.ts';
import { knownBlobs, removeUnusedAssets } from './asset.store.ts';
import { blobOf, isOurs, namesOf } from './file-names.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 200;

/** The files of a database in the store it owns. */
export interface SweptFiles {
  readonly database: Database;
  readonly databaseId: DatabaseId;
  readonly storage: Storage;
  readonly clock: Clock;
  /** How long swept files stay in the trash. */
  readonly trashDays: number;
  /** The files that other domains use, because they share the trash. */
  readonly usedElsewhere: FilesInUse;
}

const removeUnused = async ({ database, databaseId, storage, clock }: SweptFiles): Promise<void> => {
  const before = instantBefore(clock, HOUR);
  for (;;) {
    await requireOwner(storage, databaseId);
    const removed = await database.transaction((tx) => removeUnusedAssets(tx, before, AT_ONCE));
    await storage.discard(
      removed.flatMap(({ blob }) => namesOf(blob)),
      databaseId,
    );
    if (removed.length < AT_ONCE) return;
  }
};

const removeUnknown = async (
  { database, databaseId, storage }: SweptFiles,
  names: readonly string[],
): Promise<void> => {
  const known = await knownBlobs(database.db, names.map(blobOf));
  await storage.discard(
    names.filter((name) => !known.has(blobOf(name))),
    databaseId,
  );
};

/** Removes files without a row, which a process left that ended between storing the file and committing. */
const removeStrays = async (files: SweptFiles, moment: Date): Promise<void> => {
  let names: string[] = [];
  for await (const name of files.storage.namesBefore(moment)) {
    if (isOurs(name)) names.push(name);
    if (names.length < AT_ONCE) continue;
    await removeUnknown(files, names);
    names = [];
  }
  await removeUnknown(files, names);
};

/**
 * Which files in the trash must be kept. A database restored from a backup still refers to files that were swept later,
 * even if no one has requested them since.
 */
const inUse =
  ({ database, usedElsewhere }: SweptFiles): FilesInUse =>
  async (names) => {
    const known = await knownBlobs(database.db, names.filter(isOurs).map(blobOf));
    const elsewhere = await usedElsewhere(names.filter((name) => !isOurs(name)));
    return new Set(names.filter((name) => known.has(blobOf(name)) || elsewhere.has(name)));
  };

/**
 * Moves unused files with their derivatives and leftovers to the trash, restores files in use from the trash, and
 * deletes what has been there too long. Files of the last hour stay, because they may be about to be used. File times
 * are those of the machine. Throws `NotStoreOwner` if the files belong to another database.
 */
export const sweepAssets = async (files: SweptFiles): Promise<void> => {
  const { storage, databaseId, trashDays } = files;
  const now = Date.now();
  await storage.removeIncomingBefore(new Date(now - HOUR), databaseId);
  await removeUnused(files);
  await removeStrays(files, new Date(now - DAY));
  await storage.emptyTrashBefore(new Date(now - trashDays * DAY), databaseId, inUse(files));
};
