import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const libraryHistoryMigration: Migration = {
  number: 17,
  name: 'library_history',
  // Used to be recorded for the instance alone.
  statements: () => [
    `update audit_event set library_id = target_id
      where action in ('library.created', 'library.deleted') and library_id = ''`,
  ],
};
