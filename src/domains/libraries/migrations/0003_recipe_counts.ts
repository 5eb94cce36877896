import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const recipeCountsMigration: Migration = {
  number: 3,
  name: 'recipes',
  statements: ({ text, integer, keyTable }) => [
    // In a separate table to avoid deadlocks: changing a library locks its row before the event counter, whereas adding
    // a recipe locks the counter first.
    'alter table library drop column recipe_count',
    `create table library_count (
      library_id ${text} not null primary key references library (id) on delete cascade,
      recipes ${integer} not null
    ) ${keyTable}`,
  ],
};
