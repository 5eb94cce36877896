import { change } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import type { JobId } from '../../platform/jobs/job.ts';
import { jobExists } from '../../platform/jobs/job.store.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import { Job, queuedJobResponse, readQueuedJob } from '../jobs/index.ts';
import { IMPORT_JOB_KIND } from './import-job-kind.ts';
import type { ImportJobPayload } from './import-job-kind.ts';
import type { ImportServices } from './import-services.ts';
import { ImportJobBody, importJobForm } from './previews/import-input.schemas.ts';
import { createJobPayload } from './previews/create-job-payload.ts';
import type { PreviewId } from './previews/preview.schemas.ts';
import { deletePreviewBlobs } from './previews/preview-blobs.ts';

const blobsOf = ({ input }: ImportJobPayload): readonly string[] =>
  input.kind === 'files' ? input.files.map(({ blob }) => blob) : [];

export const importJobOperation = (imports: ImportServices): Operation =>
  change({
    id: 'createImportJob',
    method: 'POST',
    path: '/jobs/import-previews',
    area: 'Imports',
    summary: 'Import recipes as a job',
    description:
      'For large imports. The job creates a preview (`result.preview_id`), commits what the policy allows, and waits for a review of the rest.',
    access: 'editor',
    body: ImportJobBody,
    filesForm: importJobForm,
    responses: { 202: { description: 'The job. Its path is in `Location`.', schema: Job } },
    creation: {
      isCostly: true,
      readCurrent: readQueuedJob,
    },
    prepare: async (_database, { scope, body }) => {
      const previewId = scope.newId<PreviewId>();
      const job = await createJobPayload(imports, scope.newId, previewId, body);
      return { job, jobId: undefined as JobId | undefined };
    },
    perform: async (tx, { scope }, prepared) => {
      const job = await queueJob(tx, scope, imports.limits, { kind: IMPORT_JOB_KIND, input: prepared.job });
      prepared.jobId = job.id;
      return queuedJobResponse(job);
    },
    // Checks the database, because a transaction whose connection was lost during the commit may have committed.
    release: async (database, { job, jobId }) => {
      const isQueued = jobId !== undefined && (await jobExists(database.db, jobId).catch(() => true));
      if (!isQueued) await deletePreviewBlobs(imports.assets.storage, blobsOf(job));
    },
  });
