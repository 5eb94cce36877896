import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const deferTokenCompactionMigration: Migration = {
  number: 13,
  name: 'slices',
  statements: ({ leaveDeletedTokens }) => leaveDeletedTokens('recipe_token'),
};
