import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { emitJobUpdated } from './emit-job-updated.ts';
import type { Job } from './job.ts';
import { skipPendingItems } from './job.store.ts';
import { requestJobCancellation } from './lease.store.ts';
import { transitionJob } from './transition-job.ts';

/**
 * Cancels a job that the transaction has locked and that has not ended. If it is running, this only requests the
 * cancellation, and the worker ends it soon after.
 */
export const cancelLockedJob = async (tx: Tx, by: { readonly clock: Clock }, job: Job): Promise<Job> => {
  if (job.state === 'running') {
    const requested = { ...job, revision: job.revision + 1 };
    requestJobCancellation(tx, job.id);
    emitJobUpdated(tx, by, requested);
    return requested;
  }
  await skipPendingItems(tx, job.id);
  return transitionJob(tx, by, job, { state: 'cancelled' });
};
