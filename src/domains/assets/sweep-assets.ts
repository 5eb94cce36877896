import { instantBefore } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { DatabaseId } from '../../platform/db/database-identity.ts';
import { assertStoreOwner } from '../../platform/storage/store-owner.ts';
import type { FindFilesInUse, Storage } from '../../platform/storage/storage.ts';
import { findExistingBlobNames, removeUnusedAssets } from './asset.store.ts';
import { toOriginalBlobName, isAssetBlobName, toAllBlobNames } from './blob-names.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 200;

/** The files of a database in the store it owns. */
export interface SweepContext {
  readonly database: Database;
  readonly databaseId: DatabaseId;
  readonly storage: Storage;
  readonly clock: Clock;
  /** How long swept files stay in the trash. */
  readonly trashDays: number;
  /** The files that other domains use, because they share the trash. */
  readonly otherFilesInUse: FindFilesInUse;
}

const removeUnused = async ({ database, databaseId, storage, clock }: SweepContext): Promise<void> => {
  const before = instantBefore(clock, HOUR);
  for (;;) {
    await assertStoreOwner(storage, databaseId);
    const { checked, removed } = await database.transaction((tx) => removeUnusedAssets(tx, before, AT_ONCE));
    await storage.moveToTrash(removed.flatMap(toAllBlobNames), databaseId);
    if (checked < AT_ONCE) return;
  }
};

const removeUnknown = async (
  { database, databaseId, storage }: SweepContext,
  names: readonly string[],
): Promise<void> => {
  const known = await findExistingBlobNames(database.db, names.map(toOriginalBlobName));
  await storage.moveToTrash(
    names.filter((name) => !known.has(toOriginalBlobName(name))),
    databaseId,
  );
};

/** Removes files without a row, which a process left that ended between storing the file and committing. */
const removeStrays = async (files: SweepContext, moment: Date): Promise<void> => {
  let names: string[] = [];
  for await (const name of files.storage.namesBefore(moment)) {
    if (isAssetBlobName(name)) names.push(name);
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
  ({ database, otherFilesInUse }: SweepContext): FindFilesInUse =>
  async (names) => {
    const known = await findExistingBlobNames(database.db, names.filter(isAssetBlobName).map(toOriginalBlobName));
    const elsewhere = await otherFilesInUse(names.filter((name) => !isAssetBlobName(name)));
    return new Set(names.filter((name) => known.has(toOriginalBlobName(name)) || elsewhere.has(name)));
  };

/**
 * Moves the files of assets that are no longer used to the trash, with their derivatives. Those of the last hour stay,
 * because they may be about to be used. File times are those of the machine. Throws `NotStoreOwner` if the files belong
 * to another database.
 */
export const sweepUnusedAssets = async (files: SweepContext): Promise<void> => {
  await files.storage.deleteUploadsBefore(new Date(Date.now() - HOUR), files.databaseId);
  await removeUnused(files);
};

/**
 * Walks through the store: moves files without a row to the trash, restores files in use from it, and deletes what has
 * been there too long. Throws `NotStoreOwner` if the files belong to another database.
 */
export const sweepStoredFiles = async (files: SweepContext): Promise<void> => {
  const { storage, databaseId, trashDays } = files;
  const now = Date.now();
  await removeStrays(files, new Date(now - DAY));
  await storage.emptyTrashBefore(new Date(now - trashDays * DAY), databaseId, inUse(files));
};
