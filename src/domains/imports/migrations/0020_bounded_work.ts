import type { Migration } from '../../../platform/db/migrations/migration.ts';

/** For the hourly sweep of previews whose reading never finished. */
export const abandonedPreviewsMigration: Migration = {
  number: 20,
  name: 'bounded_work',
  statements: () => [`create index import_preview_reading on import_preview (created_at) where state = 'reading'`],
};
