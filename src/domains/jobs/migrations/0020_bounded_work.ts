import type { Migration } from '../../../platform/db/migrations/migration.ts';
import { indexExpiredJobs } from '../../../platform/jobs/job-migrations.ts';

export const expiredJobsMigration: Migration = {
  number: 20,
  name: 'bounded_work',
  statements: indexExpiredJobs,
};
