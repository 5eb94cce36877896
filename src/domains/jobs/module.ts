import { defineModule } from '../../platform/module/module.ts';
import { jobOperations } from './job.routes.ts';
import { jobsMigration } from './migrations/0008_jobs.ts';
import { openJobsMigration } from './migrations/0014_open_jobs.ts';
import { expiredJobsMigration } from './migrations/0020_bounded_work.ts';
import { jobProblems } from './problems.ts';

export const jobsModule = defineModule({
  name: 'jobs',
  migrations: [jobsMigration, openJobsMigration, expiredJobsMigration],
  libraryTables: [
    {
      table: 'job_item',
      key: ['job_id', 'position'],
      parent: { table: 'job', column: 'job_id' },
      isRemovedFirst: true,
    },
    { table: 'job', key: ['id'], isRemovedFirst: true },
  ],
  problems: jobProblems,
  operations: ({ jobKinds }) => jobOperations(jobKinds()),
});
