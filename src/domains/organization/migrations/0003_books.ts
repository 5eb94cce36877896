import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const booksMigration: Migration = {
  number: 3,
  name: 'recipes',
  statements: ({ text, integer, table, keyTable }) => [
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
  ],
};
