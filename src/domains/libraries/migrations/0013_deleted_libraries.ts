import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const deletedLibrariesMigration: Migration = {
  number: 13,
  name: 'slices',
  statements: ({ text }) => [
    // A deleted library disappears for all users at once. Its contents are removed afterward, some rows at a time, and
    // its own row last.
    `alter table library add column deleted_at ${text}`,
    'create index library_deleted on library (deleted_at) where deleted_at is not null',
  ],
};
