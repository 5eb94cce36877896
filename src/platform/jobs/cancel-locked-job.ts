import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { announceJob } from './announce-job.ts';
import type { Job } from './job.ts';
import { skipPending } from './job.store.ts';
import { requestCancellation } from './lease.store.ts';
import { transitionJob } from './transition-job.ts';

/**
 * Cancels a job that the transaction has locked and that has not ended. If it is running, this only requests the
 * cancellation, and the worker ends it soon after.
 */
export const cancelLockedJob = async (tx: Tx, by: { readonly clock: Clock }, job: Job): Promise<Job> => {
  if (job.state === 'running') {
    const asked = { ...job, revision: job.revision + 1 };
    requestCancellation(tx, job.id);
    announceJob(tx, by, asked);
    return asked;
  }
  await skipPending(tx, job.id);
  return transitionJob(tx, by, job, { state: 'cancelled' });
};
