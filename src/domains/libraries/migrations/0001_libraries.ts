import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const librariesMigration: Migration = {
  number: 1,
  name: 'foundation',
  statements: ({ text, integer, table, keyTable }) => [
    `create table library (
      id ${text} not null primary key,
      name ${text} not null,
      revision ${integer} not null,
      recipe_count ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null
    ) ${table}`,
    `create table library_member (
      library_id ${text} not null references library (id) on delete cascade,
      user_id ${text} not null references account_user (id) on delete cascade,
      role ${text} not null check (role in ('owner', 'editor', 'viewer')),
      created_at ${text} not null,
      primary key (library_id, user_id)
    ) ${keyTable}`,
    'create index library_member_user on library_member (user_id, library_id)',
  ],
};
