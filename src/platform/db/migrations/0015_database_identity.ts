import type { Migration } from './migration.ts';

export const databaseIdentityMigration: Migration = {
  number: 15,
  name: 'database identity',
  statements: ({ text, integer, table }) => [
    // One row, created by the first start rather than here: a copy of an empty database must not share its id.
    `create table database_identity (
      only_row ${integer} not null primary key check (only_row = 1),
      id ${text} not null,
      created_at ${text} not null
    ) ${table}`,
  ],
};
