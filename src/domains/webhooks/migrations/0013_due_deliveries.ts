import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const dueDeliveriesMigration: Migration = {
  number: 13,
  name: 'slices',
  statements: () => [
    // Due deliveries are looked up after every delivery. The index starts with the webhook, so that the lookup takes
    // the same time however many are queued.
    'drop index webhook_delivery_due',
    `create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at, id)
      where next_attempt_at is not null`,
    'create index webhook_delivery_waiting on webhook_delivery (created_at) where next_attempt_at is not null',
    `create index webhook_delivery_kept on webhook_delivery (webhook_id)
      where next_attempt_at is null and state in ('queued', 'retrying')`,
  ],
};
