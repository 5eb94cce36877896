import type { Migration } from '../../../platform/db/migrations/migration.ts';

/** The length of the prefix for library and state in the index: five characters for the number, one for the state. */
const SPACE_LENGTH = 6;

export const recipesMigration: Migration = {
  number: 3,
  name: 'recipes',
  statements: ({ text, integer, numberedKey, table, keyTable, tokenIndex }) => [
    // Numbered, so that the index can identify recipes by a small ascending number.
    `create table recipe (
      number ${numberedKey},
      id ${text} not null unique,
      library_id ${text} not null references library (id) on delete cascade,
      recipe_id ${text} not null,
      revision ${integer} not null,
      state ${text} not null check (state in ('active', 'trashed')),
      title ${text} not null,
      title_key ${text} not null,
      summary ${text} not null,
      translation_group ${text},
      times_cooked ${integer} not null,
      last_cooked ${text} not null,
      log_revision ${integer} not null,
      filed_revision ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      deleted_at ${text},
      created_by ${text} not null,
      updated_by ${text} not null
    ) ${table}`,
    'create index recipe_numbered on recipe (library_id, state, number)',
    'create index recipe_updated on recipe (library_id, state, updated_at, number)',
    'create index recipe_titled on recipe (library_id, state, title_key, number)',
    'create index recipe_cooked_often on recipe (library_id, state, times_cooked, number)',
    'create index recipe_cooked_last on recipe (library_id, state, last_cooked, number)',
    'create index recipe_portable on recipe (library_id, recipe_id)',
    'create index recipe_translated on recipe (library_id, translation_group) where translation_group is not null',

    `create table recipe_revision (
      entry_id ${text} not null references recipe (id) on delete cascade,
      revision ${integer} not null,
      state ${text} not null check (state in ('active', 'trashed')),
      title ${text} not null,
      cause ${text} not null check (cause in ('api', 'import', 'restore', 'bulk')),
      changes ${text} not null,
      document_revision ${integer} not null,
      created_at ${text} not null,
      created_by ${text} not null,
      primary key (entry_id, revision)
    ) ${keyTable}`,
    // Documents are long, and most reads of revisions do not need them.
    `create table recipe_document (
      entry_id ${text} not null references recipe (id) on delete cascade,
      revision ${integer} not null,
      document ${text} not null,
      primary key (entry_id, revision)
    ) ${table}`,

    `create table recipe_link (
      entry_id ${text} not null references recipe (id) on delete cascade,
      kind ${text} not null check (kind in ('made-by', 'translation')),
      target ${text} not null,
      library_id ${text} not null,
      primary key (entry_id, kind, target)
    ) ${keyTable}`,
    'create index recipe_link_target on recipe_link (library_id, kind, target)',

    `create table recipe_favorite (
      entry_id ${text} not null references recipe (id) on delete cascade,
      user_id ${text} not null references account_user (id) on delete cascade,
      favorite ${integer} not null,
      primary key (entry_id, user_id)
    ) ${keyTable}`,

    `create table recipe_cook (
      id ${text} not null primary key,
      entry_id ${text} not null references recipe (id) on delete cascade,
      date ${text} not null,
      notes ${text} not null,
      revision ${integer} not null,
      created_at ${text} not null,
      created_by ${text} not null
    ) ${table}`,
    'create index recipe_cook_date on recipe_cook (entry_id, date, id)',

    // The number that identifies a library in the search index.
    `create table search_space (
      number ${numberedKey},
      library_id ${text} not null unique references library (id) on delete cascade
    ) ${table}`,
    // Tokens separated by spaces: those of the document, and those of how the recipe is organized in this library.
    `create table recipe_search (
      number ${integer} not null primary key references recipe (number) on delete cascade,
      space ${text} not null,
      words ${text} not null,
      labels ${text} not null
    ) ${table}`,
    ...tokenIndex({
      table: 'recipe_search',
      key: 'number',
      space: 'space',
      spaceLength: SPACE_LENGTH,
      columns: ['words', 'labels'],
      name: 'recipe_token',
    }),
    // The words of a library, used to correct misspelled search terms. `tail` is a word without its first letter.
    `create table recipe_word (
      library_id ${text} not null references library (id) on delete cascade,
      word ${text} not null,
      tail ${text} not null,
      primary key (library_id, word)
    ) ${keyTable}`,
    'create index recipe_word_tail on recipe_word (library_id, tail)',
  ],
};
