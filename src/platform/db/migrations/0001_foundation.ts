import type { Migration } from './migration.ts';

export const foundation: Migration = {
  name: 'foundation',
  statements: ({ text, integer, table, keyTable }) => [
    `create table event_counter (
      stream ${text} not null primary key,
      last_number ${integer} not null
    ) ${keyTable}`,
    `create table event (
      stream ${text} not null,
      number ${integer} not null,
      type ${text} not null,
      occurred_at ${text} not null,
      actor_id ${text} not null,
      resource_type ${text} not null,
      resource_id ${text} not null,
      resource_revision ${integer} not null,
      primary key (stream, number)
    ) ${keyTable}`,
    'create index event_occurred on event (occurred_at)',

    `create table receipt (
      user_id ${text} not null,
      library_id ${text} not null,
      key ${text} not null,
      operation ${text} not null,
      request_hash ${text} not null,
      status ${integer} not null,
      etag ${text} not null,
      location ${text} not null,
      body ${text},
      resource_id ${text} not null,
      created_at ${text} not null,
      constraint receipt_key primary key (user_id, library_id, key)
    ) ${keyTable}`,
    'create index receipt_created on receipt (created_at)',

    `create table allowance (
      name ${text} not null primary key,
      window_start ${integer} not null,
      used ${integer} not null
    ) ${keyTable}`,

    `create table account_user (
      id ${text} not null primary key,
      kind ${text} not null check (kind in ('local')),
      display_name ${text} not null,
      instance_admin ${integer} not null,
      created_at ${text} not null
    ) ${table}`,
    // Only one local-mode user, however many instances start on an empty database at once.
    "create unique index account_user_local on account_user (kind) where kind = 'local'",

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

    `create table tag (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      name ${text} not null,
      name_key ${text} not null,
      color ${text} not null,
      revision ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      constraint tag_name unique (library_id, name_key)
    ) ${table}`,

    `create table facet (
      id ${text} not null primary key,
      library_id ${text} not null references library (id) on delete cascade,
      kind ${text} not null,
      value ${text} not null,
      value_key ${text} not null,
      revision ${integer} not null,
      created_at ${text} not null,
      updated_at ${text} not null,
      constraint facet_value unique (library_id, kind, value_key)
    ) ${table}`,
  ],
};
