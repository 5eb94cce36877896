import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const usersTableMigration: Migration = {
  number: 1,
  name: 'foundation',
  statements: ({ text, integer, table }) => [
    `create table account_user (
      id ${text} not null primary key,
      kind ${text} not null check (kind in ('local')),
      display_name ${text} not null,
      instance_admin ${integer} not null,
      created_at ${text} not null
    ) ${table}`,
    // Only one local-mode user, however many instances start on an empty database at once.
    "create unique index account_user_local on account_user (kind) where kind = 'local'",
  ],
};
