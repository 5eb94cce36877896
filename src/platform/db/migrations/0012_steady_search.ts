import type { Migration } from './migration.ts';

export const steadySearch: Migration = {
  name: 'steady_search',
  statements: ({ steadyTokenIndex }) =>
    steadyTokenIndex({ table: 'recipe_search', key: 'number', name: 'recipe_token', ask: 'recipe_hits' }),
};
