import type { Migration } from '../../../platform/db/migrations/migration.ts';

export const accountConventionsMigration: Migration = {
  number: 19,
  name: 'conventions',
  statements: ({ text }) => [`alter table account_user add column shown_convention ${text}`],
};
