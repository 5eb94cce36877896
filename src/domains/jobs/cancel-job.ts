import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { announceJob } from '../../platform/jobs/announce-job.ts';
import { hasEnded } from '../../platform/jobs/job.ts';
import type { Job, JobId } from '../../platform/jobs/job.ts';
import { skipPending } from '../../platform/jobs/job.store.ts';
import { askToCancel } from '../../platform/jobs/lease.store.ts';
import { moveJob } from '../../platform/jobs/move-job.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { lockAsMaster } from './lock-as-master.ts';

/** Ends a job. One that runs ends after the item at hand; what is done stays done, and the rest is skipped. */
export const cancelJob = async (tx: Tx, scope: LibraryScope, id: JobId): Promise<Job> => {
  const job = await lockAsMaster(tx, scope, id);
  if (job.state === 'expired') throw new Problem('job-expired');
  if (job.state === 'cancelled') return job;
  if (hasEnded(job)) throw new Problem('job-ended', { params: { state: job.state } });
  if (job.state === 'running') {
    const asked = { ...job, revision: job.revision + 1 };
    askToCancel(tx, id);
    announceJob(tx, scope, asked);
    return asked;
  }
  await skipPending(tx, id);
  return moveJob(tx, scope, job, { state: 'cancelled' });
};
