import type { Db } from '../../platform/db/database.ts';
import { okWithEtag } from '../../platform/http/api-response.ts';
import type { ApiResponse } from '../../platform/http/api-response.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { Job, JobId } from '../../platform/jobs/job.ts';
import { getJob } from './get-job.ts';
import { presentJob } from './present-job.ts';

/** The response to a request that became a job. */
export const queuedJobResponse = (job: Job): ApiResponse => ({
  ...okWithEtag(presentJob(job)),
  status: 202,
  location: `/jobs/${job.id}`,
});

/** The response to a retry of such a request: the job as it is now, even if it has expired. */
export const readQueuedJob = async (
  db: Db,
  scope: LibraryScope,
  { id }: { readonly id: string },
): Promise<ApiResponse> => okWithEtag(presentJob(await getJob(db, scope, asId<JobId>(id))));
