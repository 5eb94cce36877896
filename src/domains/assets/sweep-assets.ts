import { instantBefore } from '../../platform/clock/clock.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Storage } from '../../platform/storage/storage.ts';
import { knownBlobs, removeUnusedAssets } from './asset.store.ts';
import { blobOf, isOurs, namesOf } from './file-names.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const AT_ONCE = 200;

const removeUnused = async (database: Database, storage: Storage, clock: Clock): Promise<void> => {
  const before = instantBefore(clock, HOUR);
  for (;;) {
    const removed = await database.transaction((tx) => removeUnusedAssets(tx, before, AT_ONCE));
    for (const { blob } of removed) for (const name of namesOf(blob)) await storage.remove(name);
    if (removed.length < AT_ONCE) return;
  }
};

const removeUnknown = async (database: Database, storage: Storage, names: readonly string[]): Promise<void> => {
  const known = await knownBlobs(database.db, names.map(blobOf));
  for (const name of names) if (!known.has(blobOf(name))) await storage.remove(name);
};

/** Files that no row knows: what a process has left that ended between the one and the other. */
const removeStrays = async (database: Database, storage: Storage, moment: Date): Promise<void> => {
  let names: string[] = [];
  for await (const name of storage.namesBefore(moment)) {
    if (isOurs(name)) names.push(name);
    if (names.length < AT_ONCE) continue;
    await removeUnknown(database, storage, names);
    names = [];
  }
  await removeUnknown(database, storage, names);
};

/**
 * Throws away files that nothing has any more, with all that was made of them, and what was left behind. Nothing goes
 * that came within the hour: it may be on its way to where it is wanted. The time of a file is that of the machine.
 */
export const sweepAssets = async (database: Database, storage: Storage, clock: Clock): Promise<void> => {
  const now = Date.now();
  await storage.removeIncomingBefore(new Date(now - HOUR));
  await removeUnused(database, storage, clock);
  await removeStrays(database, storage, new Date(now - DAY));
};
