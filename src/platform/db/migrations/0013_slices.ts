import type { Migration } from './migration.ts';

export const slices: Migration = {
  name: 'slices',
  statements: ({ text, leaveDeletedTokens }) => [
    // A deleted library disappears for all users at once. Its contents are removed afterward, some rows at a time, and
    // its own row last.
    `alter table library add column deleted_at ${text}`,
    'create index library_deleted on library (deleted_at) where deleted_at is not null',
    ...leaveDeletedTokens('recipe_token'),

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
