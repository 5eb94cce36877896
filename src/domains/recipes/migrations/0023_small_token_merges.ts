import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const smallTokenMergesMigration: Migration = {
  number: 23,
  name: 'small_token_merges',
  statements: ({ allowSmallTokenMerges }) => allowSmallTokenMerges('recipe_token'),
};
