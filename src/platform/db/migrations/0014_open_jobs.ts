import type { Migration } from './migration.ts';

export const openJobs: Migration = {
  name: 'open_jobs',
  statements: () => [
    // A library's queued and running jobs are counted whenever another one is queued.
    `create index job_open_by_library on job (library_id) where state in ('queued', 'running')`,
  ],
};
