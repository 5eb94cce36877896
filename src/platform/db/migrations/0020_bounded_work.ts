import type { Migration } from './migration.ts';

/** For the hourly sweeps of allowances and receipts. Receipts of newer versions have no body. */
export const sweptRowsMigration: Migration = {
  number: 20,
  name: 'bounded_work',
  statements: () => [
    'create index allowance_window on allowance (window_start)',
    'create index receipt_body on receipt (created_at) where body is not null',
  ],
};
