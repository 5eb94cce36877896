import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const webhooksMigration: Migration = {
  number: 11,
  name: 'webhooks',
  statements: ({ text, integer, table, keyTable }) => [
    // Without a library, the webhook belongs to the instance and receives the events of every library.
    `create table webhook (
      id ${text} not null primary key,
      library_id ${text} references library (id) on delete cascade,
      name ${text} not null,
      url ${text} not null,
      enabled ${integer} not null check (enabled in (0, 1)),
      event_types ${text},
      secret ${text} not null,
      previous_secret ${text},
      previous_until ${text},
      consecutive_failures ${integer} not null,
      pause_reason ${text},
      created_at ${text} not null,
      updated_at ${text} not null,
      secret_rotated_at ${text} not null,
      revision ${integer} not null,
      updated_by ${text} not null
    ) ${table}`,
    'create index webhook_library on webhook (library_id)',
    // The event types it subscribes to: a type, "recipe.*" or "*".
    `create table webhook_pattern (
      webhook_id ${text} not null references webhook (id) on delete cascade,
      pattern ${text} not null,
      primary key (webhook_id, pattern)
    ) ${keyTable}`,
    // Contains everything in the request body, since events are deleted before deliveries are.
    `create table webhook_delivery (
      id ${text} not null primary key,
      webhook_id ${text} not null references webhook (id) on delete cascade,
      stream ${text} not null,
      number ${integer} not null,
      type ${text} not null,
      occurred_at ${text} not null,
      actor_id ${text} not null,
      resource_type ${text} not null,
      resource_id ${text} not null,
      resource_revision ${integer} not null,
      state ${text} not null check (state in ('queued', 'delivering', 'succeeded', 'retrying', 'failed')),
      attempts ${integer} not null,
      round_attempts ${integer} not null,
      created_at ${text} not null,
      last_code ${text},
      next_attempt_at ${text},
      worker ${text}
    ) ${table}`,
    'create index webhook_delivery_history on webhook_delivery (webhook_id, created_at, id)',
    'create index webhook_delivery_due on webhook_delivery (next_attempt_at, webhook_id) where next_attempt_at is not null',
    'create index webhook_delivery_created on webhook_delivery (created_at)',
  ],
};
