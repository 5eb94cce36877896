import type { Migration } from './migration.ts';

export const readings: Migration = {
  name: 'readings',
  statements: ({ text, integer, table }) => [
    // What a recipe was read as, in its present document alone. Apart from the index, of which a row is written anew
    // whenever the recipe is filed.
    `create table recipe_reading (
      entry_id ${text} not null primary key references recipe (id) on delete cascade,
      revision ${integer} not null,
      version ${integer} not null,
      reading ${text} not null
    ) ${table}`,
  ],
};
