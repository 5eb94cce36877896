import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import type { LibraryId } from '../ids/ids.ts';
import { cancelLockedJob } from './cancel-locked-job.ts';
import { hasEnded } from './job.ts';
import type { JobId } from './job.ts';
import { lockJob } from './job.store.ts';
import { transitionJob } from './transition-job.ts';

interface By {
  readonly clock: Clock;
  readonly libraryId: LibraryId;
}

/**
 * Completes a job that waits for its preview, once all of the preview is committed. A job that has ended stays as it
 * is.
 */
export const endAwaiting = async (tx: Tx, by: By, id: JobId): Promise<void> => {
  const job = await lockJob(tx, by.libraryId, id);
  if (job?.state === 'awaiting-preview') transitionJob(tx, by, job, { state: 'succeeded' });
};

/** Cancels a job whose preview is discarded, whether it is waiting, still running or interrupted. */
export const cancelWithPreview = async (tx: Tx, by: By, id: JobId): Promise<void> => {
  const job = await lockJob(tx, by.libraryId, id);
  if (job !== undefined && !hasEnded(job)) await cancelLockedJob(tx, by, job);
};
