import type { Db } from '../../platform/db/database.ts';
import type { ApiResponse } from '../../platform/http/api-response.ts';
import type { LibraryScope } from '../../platform/http/scope.ts';
import type { JobId } from '../../platform/jobs/job.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import { Problem } from '../../platform/problem/problem.ts';
import { getJob } from './get-job.ts';

/** Sends the file that a job produced. */
export const download = async (
  db: Db,
  scope: LibraryScope,
  kinds: readonly JobKind[],
  id: JobId,
): Promise<ApiResponse> => {
  const job = await getJob(db, scope, id);
  if (job.state === 'expired') throw new Problem('job-expired');
  const kind = kinds.find(({ name }) => name === job.kind);
  const file = job.state === 'succeeded' && kind?.mode === 'whole' ? await kind.download?.(job) : undefined;
  if (file === undefined) throw new Problem('download-missing');
  const headers = { 'content-disposition': `attachment; filename="${file.name}"` };
  return { status: 200, body: file.content, etag: `"${job.id}"`, headers };
};
