import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const steadySearchMigration: Migration = {
  number: 12,
  name: 'steady_search',
  statements: ({ steadyTokenIndex }) =>
    steadyTokenIndex({ table: 'recipe_search', key: 'number', name: 'recipe_token', ask: 'recipe_hits' }),
};
