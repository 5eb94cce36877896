import type { Migration } from './migration.ts';

export const foundationMigration: Migration = {
  number: 1,
  name: 'foundation',
  statements: ({ text, integer, keyTable }) => [
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
  ],
};
