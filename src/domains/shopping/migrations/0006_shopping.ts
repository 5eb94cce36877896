import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const shoppingMigration: Migration = {
  number: 6,
  name: 'shopping',
  statements: ({ text, integer, table, keyTable }) => [
    // Clients may choose the id of a list, so it is unique only within its library.
    `create table shopping_list (
      library_id ${text} not null references library (id) on delete cascade,
      id ${text} not null,
      name ${text} not null,
      first_revision ${integer} not null,
      revision ${integer} not null,
      document ${text} not null,
      open_items ${integer} not null,
      operations ${integer} not null,
      rested ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      updated_by ${text} not null,
      constraint shopping_list_key primary key (library_id, id)
    ) ${table}`,
    'create index shopping_list_created on shopping_list (library_id, created_at, id)',
    // Kept as long as the list, so that a change that was queued offline for any length of time is not applied twice.
    `create table shopping_operation (
      library_id ${text} not null,
      list_id ${text} not null,
      user_id ${text} not null,
      operation_id ${text} not null,
      request_hash ${text} not null,
      applied_revision ${integer} not null,
      primary key (library_id, list_id, user_id, operation_id),
      foreign key (library_id, list_id) references shopping_list (library_id, id) on delete cascade
    ) ${keyTable}`,
    // Keeps a list created with the id of a deleted one from being mistaken for it.
    `create table shopping_list_gone (
      library_id ${text} not null references library (id) on delete cascade,
      id ${text} not null,
      revision ${integer} not null,
      primary key (library_id, id)
    ) ${keyTable}`,
    // Archived items and requirements: long off the list, but they may be requested again.
    `create table shopping_rest (
      library_id ${text} not null,
      list_id ${text} not null,
      kind ${text} not null check (kind in ('item', 'requirement')),
      id ${text} not null,
      origin ${text} not null,
      content ${text} not null,
      primary key (library_id, list_id, kind, id),
      foreign key (library_id, list_id) references shopping_list (library_id, id) on delete cascade
    ) ${keyTable}`,
    'create index shopping_rest_origin on shopping_rest (library_id, list_id, origin)',
    // Store categories that the members of a library chose for a food, overriding the dictionary.
    `create table shopping_category (
      library_id ${text} not null references library (id) on delete cascade,
      food ${text} not null,
      category ${text} not null,
      primary key (library_id, food)
    ) ${keyTable}`,
  ],
};
