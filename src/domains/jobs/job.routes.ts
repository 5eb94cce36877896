import { Type } from 'typebox';

import { getCurrentInstant } from '../../platform/clock/clock.ts';
import { okWithEtag } from '../../platform/http/api-response.ts';
import { listPageByKey } from '../../platform/http/lists/list-page-by-key.ts';
import { LibraryQuery } from '../../platform/http/library-query.ts';
import { change, read } from '../../platform/http/operation.ts';
import type { Operation } from '../../platform/http/operation.ts';
import { PageOf, PageQuery } from '../../platform/http/common-schemas.ts';
import { asId } from '../../platform/ids/ids.ts';
import { applyExpiry } from '../../platform/jobs/job.ts';
import type { JobId } from '../../platform/jobs/job.ts';
import type { JobKind } from '../../platform/jobs/job-kind.ts';
import { listJobs } from '../../platform/jobs/job.store.ts';
import { cancelJob } from './cancel-job.ts';
import { download } from './download.ts';
import { getJob } from './get-job.ts';
import { Job, JobItem } from './job.schemas.ts';
import { listItems } from './list-items.ts';
import { presentJob } from './present-job.ts';
import { resumeJob } from './resume-job.ts';

const area = 'Jobs';
const JobPath = Type.Object({ id: Type.String({ description: 'Id of the job.' }) });

/** Sorts after every id. */
const BEFORE_ALL = '~';

export const jobOperations = (kinds: readonly JobKind[]): readonly Operation[] => [
  read({
    id: 'listJobs',
    method: 'GET',
    path: '/jobs',
    area,
    summary: 'List jobs',
    description: 'Newest first. After 24 hours a job is `expired` and its results are deleted.',
    access: 'viewer',
    query: Type.Object(PageQuery),
    responses: { 200: { description: 'One page of jobs.', schema: PageOf(Job) } },
    perform: (db, { scope, query }) =>
      listPageByKey(query, {
        rows: (before, rows) => listJobs(db, scope.libraryId, before, rows),
        start: BEFORE_ALL,
        keyOf: ({ id }) => id,
        present: (job) => presentJob(applyExpiry(job, getCurrentInstant(scope.clock))),
      }),
  }),
  read({
    id: 'getJob',
    method: 'GET',
    path: '/jobs/{id}',
    area,
    summary: 'Read a job',
    access: 'viewer',
    params: JobPath,
    responses: { 200: { description: 'The job.', schema: Job } },
    problems: ['job-not-found'],
    perform: async (db, { scope, params }) => okWithEtag(presentJob(await getJob(db, scope, asId<JobId>(params.id)))),
  }),
  read({
    id: 'listJobItems',
    method: 'GET',
    path: '/jobs/{id}/items',
    area,
    summary: 'List the items of a job',
    description: 'In the order of the request.',
    access: 'viewer',
    params: JobPath,
    query: Type.Object(PageQuery),
    responses: { 200: { description: 'One page of items.', schema: PageOf(JobItem) } },
    problems: ['job-not-found', 'job-expired'],
    perform: (db, { scope, params, query }) => listItems(db, scope, kinds, asId<JobId>(params.id), query),
  }),
  change({
    id: 'resumeJob',
    method: 'POST',
    path: '/jobs/{id}/resume',
    area,
    summary: 'Resume an interrupted job',
    description:
      'Continues with the items that have no result yet. Items with an unknown outcome are not repeated. Allowed for the creator of the job and owners.',
    access: 'viewer',
    params: JobPath,
    responses: { 200: { description: 'The job, queued again.', schema: Job } },
    problems: ['job-not-found', 'job-not-interrupted', 'job-expired'],
    perform: async (tx, { scope, params }) =>
      okWithEtag(presentJob(await resumeJob(tx, scope, asId<JobId>(params.id)))),
  }),
  change({
    id: 'cancelJob',
    method: 'POST',
    path: '/jobs/{id}/cancel',
    area,
    summary: 'Cancel a job',
    description:
      'A running job stops after its current item. Finished items stay done, and the rest are skipped. Allowed for the creator of the job and owners.',
    access: 'viewer',
    params: JobPath,
    responses: { 200: { description: 'The job; a running one becomes `cancelled` a moment later.', schema: Job } },
    problems: ['job-not-found', 'job-ended', 'job-expired'],
    perform: async (tx, { scope, params }) =>
      okWithEtag(presentJob(await cancelJob(tx, scope, asId<JobId>(params.id)))),
  }),
  read({
    id: 'downloadJob',
    method: 'GET',
    path: '/jobs/{id}/download',
    area,
    summary: 'Download the result of a job',
    access: 'viewer',
    library: 'query',
    params: JobPath,
    query: LibraryQuery,
    responses: {
      200: { description: 'The file.', schema: Type.String({ format: 'binary' }), type: 'application/zip' },
    },
    problems: ['job-not-found', 'download-missing', 'job-expired'],
    perform: (db, { scope, params }) => download(db, scope, kinds, asId<JobId>(params.id)),
  }),
];
