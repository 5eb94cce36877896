import type { Migration } from '../../../platform/db/migrations/migration.ts';

/** For the hourly sweeps of sessions. */
export const sessionAgeMigration: Migration = {
  number: 20,
  name: 'bounded_work',
  statements: () => ['create index session_created on session (created_at)'],
};
