import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const parsedRecipesMigration: Migration = {
  number: 7,
  name: 'readings',
  statements: ({ text, integer, table }) => [
    // The parsed form of the current recipe document only. Separate from the search index, whose row is rewritten
    // whenever the recipe's organization changes.
    `create table recipe_reading (
      entry_id ${text} not null primary key references recipe (id) on delete cascade,
      revision ${integer} not null,
      version ${integer} not null,
      reading ${text} not null
    ) ${table}`,
  ],
};
