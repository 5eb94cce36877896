import { getCurrentInstant } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { applyExpiry } from '../../platform/jobs/job.ts';
import type { Job, JobId } from '../../platform/jobs/job.ts';
import { findJob } from '../../platform/jobs/job.store.ts';
import { Problem } from '../../platform/problem/problem.ts';

export const getJob = async (db: Db, { libraryId, clock }: LibraryScope, id: JobId): Promise<Job> => {
  const job = await findJob(db, libraryId, id);
  if (job === undefined) throw new Problem('job-not-found');
  return applyExpiry(job, getCurrentInstant(clock));
};
