import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const smallTokenPagesMigration: Migration = {
  number: 22,
  name: 'small_token_pages',
  statements: ({ mergeTokensInSmallSteps }) => mergeTokensInSmallSteps('recipe_token'),
};
