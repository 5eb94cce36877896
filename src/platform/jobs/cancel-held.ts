import type { Clock } from '../clock/clock.ts';
import type { Tx } from '../db/database.ts';
import { announceJob } from './announce-job.ts';
import type { Job } from './job.ts';
import { skipPending } from './job.store.ts';
import { askToCancel } from './lease.store.ts';
import { moveJob } from './move-job.ts';

/** Ends a job that the transaction holds and that has not ended. One that runs is told to, and ends soon. */
export const cancelHeld = async (tx: Tx, by: { readonly clock: Clock }, job: Job): Promise<Job> => {
  if (job.state === 'running') {
    const asked = { ...job, revision: job.revision + 1 };
    askToCancel(tx, job.id);
    announceJob(tx, by, asked);
    return asked;
  }
  await skipPending(tx, job.id);
  return moveJob(tx, by, job, { state: 'cancelled' });
};
