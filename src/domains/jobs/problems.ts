import type { ProblemKinds } from '../../platform/problem/problem-catalog.ts';

export const jobProblems = {
  'job-not-found': {
    status: 404,
    title: 'Job not found',
    description: 'The library has no job with this id. GET /api/v1/jobs lists those of the last days.',
  },
  'download-missing': {
    status: 404,
    title: 'The job has nothing to download',
    description:
      'Only an export creates a file, and only once it has succeeded. GET /api/v1/jobs/{id} shows its progress; wait until its state is "succeeded".',
  },
  'job-not-interrupted': {
    status: 409,
    title: 'The job was not interrupted',
    description:
      'Only a job whose worker was interrupted can be resumed. params contains its current state. A queued or running job continues by itself, and a finished job is over: request the work again.',
  },
  'job-ended': {
    status: 409,
    title: 'The job has already ended',
    description:
      'There is nothing left to cancel. params contains its state, and GET /api/v1/jobs/{id}/items lists the results.',
  },
  'job-expired': {
    status: 410,
    title: 'The job has expired',
    description:
      'Jobs and their results are kept for 24 hours after they were requested. Changes made by the job remain; its items and its download are gone. Request the work again.',
  },
} as const satisfies ProblemKinds;

declare module '../../platform/problem/problem-catalog.ts' {
  interface DeclaredProblems extends Record<keyof typeof jobProblems, true> {}
}
