import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { cancelLockedJob } from '../../platform/jobs/cancel-locked-job.ts';
import { hasJobEnded } from '../../platform/jobs/job.ts';
import type { Job, JobId } from '../../platform/jobs/job.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { lockManageableJob } from './lock-manageable-job.ts';

/** Cancels a job. A running job stops after its current item; finished items stay done, and the rest are skipped. */
export const cancelJob = async (tx: Tx, scope: LibraryScope, id: JobId): Promise<Job> => {
  const job = await lockManageableJob(tx, scope, id);
  if (job.state === 'expired') throw new Problem('job-expired');
  if (job.state === 'cancelled') return job;
  if (hasJobEnded(job)) throw new Problem('job-ended', { params: { state: job.state } });
  return cancelLockedJob(tx, scope, job);
};
