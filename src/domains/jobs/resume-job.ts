import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { Job, JobId } from '../../platform/jobs/job.ts';
import { moveJob } from '../../platform/jobs/move-job.ts';
import { wakeAfter } from '../../platform/jobs/wake.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { lockAsMaster } from './lock-as-master.ts';

/** Resumes an interrupted job. Items that already have a result are not processed again. */
export const resumeJob = async (tx: Tx, scope: LibraryScope, id: JobId): Promise<Job> => {
  const job = await lockAsMaster(tx, scope, id);
  if (job.state === 'expired') throw new Problem('job-expired');
  if (job.state !== 'interrupted') throw new Problem('job-not-interrupted', { params: { state: job.state } });
  wakeAfter(tx);
  return moveJob(tx, scope, job, { state: 'queued' });
};
