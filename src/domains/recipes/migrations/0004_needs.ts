import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const needsMigration: Migration = {
  number: 4,
  name: 'pantry',
  statements: ({ text, integer }) => [
    // What the pantry must contain for the recipe, as JSON. A need with no foods is never met.
    `alter table recipe_search add column needs ${text} not null default '[[]]'`,
    // The token version with which all recipes of a library are indexed; the version of the reindexing in progress, and
    // how far it has come.
    `alter table search_space add column version ${integer} not null default 0`,
    `alter table search_space add column next_version ${integer} not null default 0`,
    `alter table search_space add column indexed_to ${integer} not null default 0`,
  ],
};
