import type { Migration } from './migration.ts';

/** The length of the prefix for library and state in the index: five characters for the number, one for the state. */
const SPACE_LENGTH = 6;

export const recipes: Migration = {
  name: 'recipes',
  statements: ({ text, integer, numberedKey, table, keyTable, tokenIndex }) => [
    // In a separate table to avoid deadlocks: changing a library locks its row before the event counter, whereas adding
    // a recipe locks the counter first.
    'alter table library drop column recipe_count',
    `create table library_count (
      library_id ${text} not null primary key references library (id) on delete cascade,
      recipes ${integer} not null
    ) ${keyTable}`,

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

    `create table recipe_organization (
      entry_id ${text} not null primary key references recipe (id) on delete cascade,
      library_id ${text} not null,
      revision ${integer} not null
    ) ${keyTable}`,
    `create table recipe_tag (
      entry_id ${text} not null references recipe_organization (entry_id) on delete cascade,
      tag_id ${text} not null references tag (id) on delete cascade,
      primary key (entry_id, tag_id)
    ) ${keyTable}`,
    'create index recipe_tag_tag on recipe_tag (tag_id, entry_id)',
    `create table recipe_facet (
      entry_id ${text} not null references recipe_organization (entry_id) on delete cascade,
      facet_id ${text} not null references facet (id) on delete cascade,
      primary key (entry_id, facet_id)
    ) ${keyTable}`,
    'create index recipe_facet_facet on recipe_facet (facet_id, entry_id)',

    `create table book (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      kind ${text} not null check (kind in ('personal', 'publication')),
      title ${text} not null,
      title_key ${text} not null,
      description ${text} not null,
      cover ${text},
      chapters ${text} not null,
      revision ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    ) ${table}`,
    'create index book_titled on book (library_id, title_key, id)',
    `create table book_member (
      book_id ${text} not null references book (id) on delete cascade,
      entry_id ${text} not null references recipe_organization (entry_id) on delete cascade,
      position ${integer} not null,
      chapter_id ${text},
      note ${text} not null,
      primary key (book_id, entry_id)
    ) ${keyTable}`,
    'create index book_member_entry on book_member (entry_id, book_id)',

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
