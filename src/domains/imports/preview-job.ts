import type { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import type { LibraryId } from '../../platform/ids/ids.ts';
import { cancelLockedJob } from '../../platform/jobs/cancel-locked-job.ts';
import { hasJobEnded } from '../../platform/jobs/job.ts';
import type { JobId } from '../../platform/jobs/job.ts';
import { lockJob, skipPendingItems } from '../../platform/jobs/job.store.ts';
import { transitionJob } from '../../platform/jobs/transition-job.ts';

interface By {
  readonly clock: Clock;
  readonly libraryId: LibraryId;
}

/**
 * Completes a job that waits for its preview, once all of the preview is committed. A job that has ended stays as it
 * is.
 */
export const completePreviewJob = async (tx: Tx, by: By, id: JobId): Promise<void> => {
  const job = await lockJob(tx, by.libraryId, id);
  if (job?.state === 'awaiting-preview') transitionJob(tx, by, job, { state: 'succeeded' });
};

/**
 * Cancels a job whose preview is discarded, whether it is waiting, still running or interrupted. A job that has failed
 * stays failed, but its items no longer wait in the preview either.
 */
export const cancelPreviewJob = async (tx: Tx, by: By, id: JobId): Promise<void> => {
  const job = await lockJob(tx, by.libraryId, id);
  if (job === undefined) return;
  if (hasJobEnded(job)) await skipPendingItems(tx, id);
  else await cancelLockedJob(tx, by, job);
};
