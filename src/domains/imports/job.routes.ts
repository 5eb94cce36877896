import { etagOf } from '../../platform/http/etag.ts';
import { change } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { asId } from '../../platform/ids/ids.ts';
import type { JobId } from '../../platform/jobs/job.ts';
import { findJob, jobExists } from '../../platform/jobs/job.store.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import { Job, presentJob } from '../jobs/index.ts';
import { IMPORT_KIND } from './import-kind.ts';
import type { ImportJob } from './import-kind.ts';
import type { Imports } from './imports.ts';
import { ImportJobBody, importJobForm } from './previews/import-input.schemas.ts';
import { gatherJob } from './previews/gather-job.ts';
import type { PreviewId } from './previews/preview.schemas.ts';
import { removeFiles } from './previews/preview-files.ts';

const blobsOf = ({ input }: ImportJob): readonly string[] =>
  input.kind === 'files' ? input.files.map(({ blob }) => blob) : [];

export const importJobOperation = (imports: Imports): Operation =>
  change({
    id: 'createImportJob',
    method: 'POST',
    path: '/jobs/import-previews',
    area: 'Imports',
    summary: 'Import recipes as a job',
    description:
      'Like an import preview, for large imports. Afterwards the job waits for a review of its preview (`result.preview_id`), or commits it automatically if the policy allows.',
    access: 'editor',
    body: ImportJobBody,
    filesForm: importJobForm,
    answers: { 202: { description: 'The job that does it; Location is where it is.', schema: Job } },
    creation: {
      isCostly: true,
      exists: async (db, { libraryId }, id) => (await findJob(db, libraryId, asId<JobId>(id))) !== undefined,
    },
    prepare: async (_database, { scope, body }) => {
      const previewId = scope.newId<PreviewId>();
      const job = await gatherJob(imports, scope.newId, previewId, body);
      return { job, jobId: undefined as JobId | undefined };
    },
    perform: async (tx, { scope }, prepared) => {
      const job = await queueJob(tx, scope, imports.limits, { kind: IMPORT_KIND, input: prepared.job });
      prepared.jobId = job.id;
      return { status: 202, body: presentJob(job), etag: etagOf(job.revision), location: `/jobs/${job.id}` };
    },
    // Checks the database, because a transaction whose connection was lost during the commit may have committed.
    release: async (database, { job, jobId }) => {
      const isQueued = jobId !== undefined && (await jobExists(database.db, jobId).catch(() => true));
      if (!isQueued) await removeFiles(imports.assets.storage, blobsOf(job));
    },
  });
