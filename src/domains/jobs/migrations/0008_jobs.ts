import type { Migration } from '../../../platform/db/migrations/migration.ts';
import { createJobTables } from '../../../platform/jobs/job-migrations.ts';

export const jobsMigration: Migration = {
  number: 8,
  name: 'jobs',
  statements: (dialect) => createJobTables('library', dialect),
};
