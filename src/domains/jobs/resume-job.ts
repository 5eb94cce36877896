import type { Tx } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { Job, JobId } from '../../platform/jobs/job.ts';
import { transitionJob } from '../../platform/jobs/transition-job.ts';
import { wakeWorkersAfterCommit } from '../../platform/jobs/job-queued-signal.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { lockManageableJob } from './lock-manageable-job.ts';

/** Resumes an interrupted job. Items that already have a result are not processed again. */
export const resumeJob = async (tx: Tx, scope: LibraryScope, id: JobId): Promise<Job> => {
  const job = await lockManageableJob(tx, scope, id);
  if (job.state === 'expired') throw new Problem('job-expired');
  if (job.state !== 'interrupted') throw new Problem('job-not-interrupted', { params: { state: job.state } });
  wakeWorkersAfterCommit(tx);
  return transitionJob(tx, scope, job, { state: 'queued' });
};
