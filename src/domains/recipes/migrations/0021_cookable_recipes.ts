import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const cookableRecipesMigration: Migration = {
  number: 21,
  name: 'cookable_recipes',
  statements: ({ text, integer, keyTable }) => [
    // The recipes of any state whose needs are all in the pantry. A row references the index row, not the recipe: on
    // PostgreSQL that waits only for a recipe that is being deleted, not for one that is locked for a change.
    `create table recipe_cookable (
      library_id ${text} not null,
      number ${integer} not null references recipe_search (number) on delete cascade,
      primary key (library_id, number)
    ) ${keyTable}`,
    // For the cascade when a recipe is deleted.
    'create index recipe_cookable_number on recipe_cookable (number)',
    // Until now a label of the index. It stays in the rows, where nothing searches for it, because removing it would
    // index every cookable recipe again; it disappears when the row is next written.
    `insert into recipe_cookable (library_id, number)
      select recipe.library_id, recipe.number from recipe join recipe_search on recipe_search.number = recipe.number
      where recipe_search.labels = ': :p' or recipe_search.labels like ': :p %'`,
  ],
};
