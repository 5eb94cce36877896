import type { DatabaseId } from '../../platform/db/database-identity.ts';
import type { Id, NewId } from '../../platform/ids/ids.ts';
import type { JobId } from '../../platform/jobs/job.ts';
import type { Storage } from '../../platform/storage/storage.ts';

const PREFIX = 'export-';
/** An hour longer than the job exists. */
const KEPT_MS = 25 * 3_600_000;

/**
 * Storage name for one attempt of a job. Each attempt has its own, so that an abandoned one cannot corrupt the next.
 */
export const createExportBlobName = (job: JobId, newId: NewId): string => `${PREFIX}${job}-${newId<Id<'file'>>()}`;

/** Moves files to the trash whose jobs were deleted with their library. File times are those of the machine. */
export const sweepExports = async (storage: Storage, databaseId: DatabaseId): Promise<void> => {
  for await (const name of storage.namesBefore(new Date(Date.now() - KEPT_MS))) {
    if (name.startsWith(PREFIX)) await storage.moveToTrash([name], databaseId);
  }
};
