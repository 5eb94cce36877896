import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

import { hasOnlyUnknownFiles } from '../domains/assets/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { ConfigError } from '../platform/config/config.ts';
import type { Environment } from '../platform/config/config.ts';
import { ensureDatabaseId } from '../platform/db/database-identity.ts';
import { getSqlitePath } from '../platform/db/sqlite/open-sqlite.ts';
import { createUuidV7Generator } from '../platform/ids/ids.ts';
import { createLog } from '../platform/log/log.ts';
import { CorruptOwnerMarker } from '../platform/storage/corrupt-owner-marker.ts';
import { openStorage } from '../platform/storage/open-storage.ts';
import { openDatabase } from './open-database.ts';
import { loadConfig } from './tureen.ts';

const KNOWS_NONE =
  'This database has no record of any of the files; check TUREEN_DATA or DATABASE_URL. ' +
  'Use --force to take the folder over anyway.';

const ownedBefore = (before: string | CorruptOwnerMarker | undefined, id: string): string => {
  if (before === undefined) return 'they belonged to none';
  if (before instanceof CorruptOwnerMarker) return 'the marker was corrupt';
  return before === id ? 'they belonged to it already' : `they belonged to ${before}`;
};

/**
 * Assigns the configured file store to the configured database, whichever it belonged to before. Meant for operators
 * who have decided so, for example after combining files by hand. Deletes nothing. A database that knows none of the
 * files is most likely the wrong one, and requires --force.
 */
export const adminClaimFiles = async (environment: Environment, { force = false } = {}): Promise<void> => {
  const config = loadConfig(environment);
  // Opening the database would create it.
  if (config.databaseUrl === undefined && !force && !existsSync(getSqlitePath(resolve(config.data)))) {
    throw new ConfigError([`There is no database in ${resolve(config.data)}; check TUREEN_DATA or DATABASE_URL.`]);
  }
  const log = createLog('silent');
  const storage = openStorage(config);
  const database = await openDatabase({ config, clock: systemClock, log, lockWaitMs: 5000 });
  try {
    if (!force && (await hasOnlyUnknownFiles(database, storage))) throw new ConfigError([KNOWS_NONE]);
    const id = await ensureDatabaseId(database, { clock: systemClock, newId: createUuidV7Generator(systemClock) });
    const before = await storage.owner().catch((error: unknown) => {
      if (error instanceof CorruptOwnerMarker) return error;
      throw error;
    });
    const owner = await storage.claim(id, before);
    if (owner !== id) throw new Error(`Another database (${owner}) has claimed ${storage.location} at the same time.`);
    console.log(
      `The files in ${storage.location} belong to this database (${id}); before, ${ownedBefore(before, id)}.`,
    );
    console.log(
      `Files that it does not know go to the trash within an hour of running, and are removed ${config.trashDays} days later.`,
    );
  } finally {
    await database.close();
  }
};
