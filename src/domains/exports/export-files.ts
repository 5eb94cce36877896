import type { DatabaseId } from '../../platform/db/database-identity.ts';
import type { Id, NewId } from '../../platform/ids/ids.ts';
import type { JobId } from '../../platform/jobs/job.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const PREFIX = 'export-';
/** An hour more than the job lives. */
const KEPT_MS = 25 * 3_600_000;

/** What an attempt at a job is stored as: another for each, so that one that was given up cannot spoil the next. */
export const newName = (job: JobId, newId: NewId): string => `${PREFIX}${job}-${newId<Id<'file'>>()}`;

/** Moves to the trash what jobs left that went with their library. The time of a file is that of the machine. */
export const sweepExports = async (storage: Storage, databaseId: DatabaseId): Promise<void> => {
  for await (const name of storage.namesBefore(new Date(Date.now() - KEPT_MS))) {
    if (name.startsWith(PREFIX)) await storage.discard([name], databaseId);
  }
};
