import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/db/database.ts';
import { includesRole } from '../../platform/http/scope.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { applyExpiry } from '../../platform/jobs/job.ts';
import type { Job, JobId } from '../../platform/jobs/job.ts';
import { lockJob } from '../../platform/jobs/job.store.ts';
import { Problem } from '../../platform/problem/problem.ts';

const NOT_YOURS = { detail: 'Only the creator of the job and owners of the library may do this.' };

/** Locks a job for a caller who may manage it: its creator or an owner of the library. */
export const lockManageableJob = async (
  tx: Tx,
  { libraryId, userId, role, clock }: LibraryScope,
  id: JobId,
): Promise<Job> => {
  const job = await lockJob(tx, libraryId, id);
  if (job === undefined) throw new Problem('job-not-found');
  if (job.createdBy !== userId && !includesRole(role, 'owner')) throw new Problem('forbidden', NOT_YOURS);
  return applyExpiry(job, getCurrentInstant(clock));
};
