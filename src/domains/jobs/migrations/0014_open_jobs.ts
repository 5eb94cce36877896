import type { Migration } from '../../../platform/db/migrations/migration.ts';
import { indexOpenJobs } from '../../../platform/jobs/job-migrations.ts';

export const openJobsMigration: Migration = {
  number: 14,
  name: 'open_jobs',
  statements: indexOpenJobs,
};
